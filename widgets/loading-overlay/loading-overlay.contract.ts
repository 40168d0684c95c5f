import { type Contract, commonAttributes } from '../shared/element/contract.ts';
import { brandPropertyDocs, type ContractDocs, commonAttributeDocs } from '../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-loading-overlay>`. */
export const loadingOverlay = {
  tag: 'vitrine-loading-overlay',
  attributes: {
    ...commonAttributes,
    active: { type: 'boolean' },
  },
} as const satisfies Contract;

/** Events that `<vitrine-loading-overlay>` dispatches. */
export type LoadingOverlayEvent = 'vitrine-overlay-opened' | 'vitrine-overlay-closed';

/** Documentation of `<vitrine-loading-overlay>`; its README and the manifests are generated from it. */
export const loadingOverlayDocs: ContractDocs<typeof loadingOverlay, LoadingOverlayEvent> = {
  summary: {
    en: 'A veil over the page while something is loading; one per page is enough. The kit’s forms show it while they send. Any element can: it dispatches `vitrine-overlay-requested` when it begins and `vitrine-overlay-released` when it is done, both bubbling, composed and cancelable; requests are counted and show after 0.3 seconds. It never stays for ever: a request ends with its element, Escape hides the veil, so does a click after 5 seconds, and after 20 seconds it hides by itself.',
    fr: 'Un voile sur la page pendant une opération; un seul par page suffit. Les formulaires de la trousse l’affichent pendant l’envoi. Tout élément le peut : il émet `vitrine-overlay-requested` au début et `vitrine-overlay-released` à la fin, deux événements qui remontent, composés et annulables; les demandes sont comptées et s’affichent après 0,3 seconde. Il ne reste jamais pour toujours : une demande prend fin avec son élément, la touche Échap masque le voile, un clic aussi après 5 secondes, et il se masque de lui-même après 20 secondes.',
  },
  attributes: {
    ...commonAttributeDocs,
    active: {
      en: 'Shows it; removed when it hides.',
      fr: 'L’afficher maintenant; retiré quand le voile disparaît.',
    },
  },
  events: {
    'vitrine-overlay-opened': { en: 'It shows.', fr: 'Le voile est affiché.', detail: 'none' },
    'vitrine-overlay-closed': {
      en: 'It is hidden again, and why.',
      fr: 'Le voile est masqué, et pourquoi.',
      detail: "{ reason: 'released' | 'escape' | 'pointer' | 'timeout' }",
    },
  },
  parts: {
    veil: { en: 'The veil, which covers the page.', fr: 'Le voile, qui couvre la page.' },
    words: { en: 'The words in its middle.', fr: 'Les mots en son centre.' },
    line: { en: 'The moving line above them.', fr: 'Le filet animé au-dessus.' },
  },
  properties: brandPropertyDocs,
};
