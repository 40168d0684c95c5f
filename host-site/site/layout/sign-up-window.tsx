import { createElement, type ReactElement } from 'react';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { tallShape, tallWidths } from '../../pictures/sizes.ts';
import type { Site } from './page.ts';

/** The newsletter lightbox of a page; without a locale, in the visitor's language (LOC-03). Invisible until it opens. */
export function SignUpWindow({ site, locale }: { site: Site; locale?: Locale }): ReactElement {
  return createElement(
    'vitrine-newsletter-lightbox',
    { locale },
    // Fetched when it opens; until then nothing of it is rendered.
    site.hasPicture('newsletter') ? (
      <img
        slot="picture"
        src={site.findPicture('newsletter').tallAddress}
        alt=""
        width={tallWidths[1]}
        height={tallWidths[1] / tallShape}
        loading="lazy"
        hidden
      />
    ) : null,
  );
}
