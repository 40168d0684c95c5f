/** Documentation of the event before something comes by itself; each element adds the kinds that it has. */
export const interruptionDocs = {
  en: 'Comes before the element shows something that no one asked for. Cancel it with `preventDefault()` to put it off to another page.',
  fr: 'Vient avant que l’élément montre quelque chose que personne n’a demandé. Annulez-le avec `preventDefault()` pour le remettre à une autre page.',
} as const;
