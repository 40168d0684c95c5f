import Link from 'next/link';
import type { ReactNode } from 'react';
import { type Locale, words } from '../words';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

export const dynamicParams = false;
export const generateStaticParams = () => [{ locale: 'en' }, { locale: 'fr' }];

export async function generateMetadata({ params }: LayoutProps) {
  return { title: words[(await params).locale as Locale].title, icons: 'data:,' };
}

export default async function Layout({ params, children }: LayoutProps) {
  const locale = (await params).locale as Locale;
  const other = locale === 'en' ? 'fr' : 'en';
  return (
    <html lang={locale}>
      <body>
        <nav>
          <Link href={`/${locale}`}>{words[locale].title}</Link>{' '}
          <Link href={`/${locale}/about`}>{words[locale].about}</Link>{' '}
          <Link href={`/${other}`} lang={other}>
            {words[locale].other}
          </Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
