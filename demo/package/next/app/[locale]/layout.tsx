import Link from 'next/link';
import type { ReactNode } from 'react';
import { type Locale, messages } from '../messages';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

export const dynamicParams = false;
export const generateStaticParams = () => [{ locale: 'en' }, { locale: 'fr' }];

export async function generateMetadata({ params }: LayoutProps) {
  return { title: messages[(await params).locale as Locale].title, icons: 'data:,' };
}

export default async function Layout({ params, children }: LayoutProps) {
  const locale = (await params).locale as Locale;
  const other = locale === 'en' ? 'fr' : 'en';
  return (
    <html lang={locale}>
      <body>
        <nav>
          <Link href={`/${locale}`}>{messages[locale].title}</Link>{' '}
          <Link href={`/${locale}/about`}>{messages[locale].about}</Link>{' '}
          <Link href={`/${other}`} lang={other}>
            {messages[locale].other}
          </Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
