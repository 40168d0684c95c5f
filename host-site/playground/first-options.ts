import { productionOrigin } from '../../widgets/shared/brand/brands.ts';
import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';

/**
 * The options with which a widget starts, where it shows nothing without any, or would change the address of the
 * preview. All others start without options.
 */
export const firstOptions: Readonly<Record<string, Readonly<Record<string, string | true | LocalizedText>>>> = {
  'contest-entry': { contest: 'fall-promotion' },
  'newsletter-lightbox': { trigger: 'manual' },
  'photo-wall': { 'no-address': true },
  'share-buttons': {
    'page-url': {
      en: `${productionOrigin}/en`,
      fr: `${productionOrigin}/fr`,
    },
  },
  'store-finder': { map: 'auto', 'no-address': true },
  'video-block': {
    src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    heading: { en: 'A quieter bedroom', fr: 'Une chambre plus calme' },
    text: { en: 'Seven pieces, one Saturday.', fr: 'Sept objets, un samedi.' },
    allowfullscreen: true,
  },
};
