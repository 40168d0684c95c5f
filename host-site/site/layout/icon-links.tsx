import type { ReactElement } from 'react';
import { look } from '../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';

/** Icons for tabs, bookmarks and home screens; the manifest only where the page has one language. */
export function IconLinks({ locale }: { locale?: Locale }): ReactElement {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {locale ? <link rel="manifest" href={`/${locale}/site.webmanifest`} /> : null}
      <meta name="theme-color" content={look.colours.paper} />
    </>
  );
}
