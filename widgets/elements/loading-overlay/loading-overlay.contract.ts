import type { InterruptionEvent } from '../../shared/attention/attention.ts';
import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  omitDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-loading-overlay>`. */
export const loadingOverlay = {
  tag: 'vitrine-loading-overlay',
  attributes: {
    ...commonAttributes,
    active: { type: 'boolean' },
  },
} as const satisfies Contract;

/** Events that `<vitrine-loading-overlay>` dispatches. */
export type LoadingOverlayEvent = 'vitrine-overlay-opened' | 'vitrine-overlay-closed' | InterruptionEvent;

/** Documentation of `<vitrine-loading-overlay>`; its README and the manifests are generated from it. */
export const loadingOverlayDocs: ContractDocs<typeof loadingOverlay, LoadingOverlayEvent> = {
  summary: {
    en: 'An overlay that covers the page while something is loading; one per page is enough. The kit’s forms show it while they submit. Any element can show it: dispatch `vitrine-overlay-requested` when work starts and `vitrine-overlay-released` when it ends, both bubbling, composed and cancelable. Requests are counted, and the overlay shows after 0.3 seconds. It can’t get stuck: a request ends when its element is removed, Escape hides the overlay, a click hides it after 5 seconds, and it hides by itself after 20.',
    fr: 'Un voile qui couvre la page pendant un chargement; un seul par page suffit. Les formulaires de la trousse l’affichent pendant l’envoi. Tout élément peut l’afficher : il émet `vitrine-overlay-requested` au début et `vitrine-overlay-released` à la fin, deux événements qui remontent, composés et annulables. Les demandes sont comptées, et le voile s’affiche après 0,3 seconde. Il ne peut pas rester coincé : une demande prend fin avec son élément, la touche Échap masque le voile, un clic aussi après 5 secondes, et il se masque de lui-même après 20 secondes.',
  },
  attributes: {
    ...commonAttributeDocs,
    active: {
      en: 'Shows the overlay; removed when it hides.',
      fr: 'Affiche le voile; retiré quand le voile se masque.',
    },
  },
  events: {
    'vitrine-interruption': {
      en: 'Comes before the overlay shows for a request. Cancel it with `preventDefault()`, and it stays hidden for what is loading now.',
      fr: 'Vient avant que le voile s’affiche pour une demande. Annulez-le avec `preventDefault()` : le voile reste masqué pour ce chargement.',
      detail: "{ kind: 'overlay' }",
    },
    'vitrine-overlay-opened': { en: 'The overlay opened.', fr: 'Le voile s’est affiché.', detail: 'none' },
    'vitrine-overlay-closed': {
      en: 'The overlay closed, with the reason.',
      fr: 'Le voile s’est masqué, avec la raison.',
      detail: "{ reason: 'released' | 'escape' | 'pointer' | 'timeout' }",
    },
  },
  parts: {
    veil: { en: 'The overlay that covers the page.', fr: 'Le voile, qui couvre la page.' },
    words: { en: 'The text in the middle.', fr: 'Le texte au centre.' },
    line: { en: 'The animated line above the text.', fr: 'Le filet animé au-dessus du texte.' },
  },
  properties: omitDocs(brandPropertyDocs, '--vitrine-stone', '--vitrine-on-action', '--vitrine-error'),
};
