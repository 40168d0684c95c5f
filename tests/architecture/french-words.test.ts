import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../support/for-every.ts';
import { readVisibleTexts } from '../support/term-base.ts';

/** A text, named by its file. */
interface Source {
  where: string;
  prose: string;
}

const files = execFileSync('git', ['ls-files', 'host-site', 'widgets', 'demo'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) =>
    /((\.|\/)fr\.(json|md|html)(\.txt)?|wordpress-french\.json|attribute-labels\.fr\.json)$/.test(file),
  );
/** Files in French, and French texts of modules. */
const sources: Source[] = [
  ...files.map((file) => ({ where: file, prose: readProse(file) })),
  ...readVisibleTexts('fr')
    .filter(({ where }) => /\.tsx?(\.txt)?$/.test(where))
    .map(({ where, text }) => ({ where, prose: text })),
];

/** Expressions that no French text may hold, and what it says instead. */
const banned: readonly [wrong: RegExp, right: string][] = [
  [/(?<!-)\bweek-?ends?\b/i, 'fin de semaine'],
  [/évènement/i, 'événement'],
  [/\b(sofas?(?!")|divans?)\b/i, 'canapé'],
  [/\bbandeau de consentement/i, 'bannière de consentement'],
  [/\b(les|le|la|du|des|un|une|au|aux|nouveaux) (gagnant|abonné)e?s?\b/i, 'personne gagnante, personne abonnée'],
  [/\b(les|le|la|du|des|un|une|au|aux) participante?s?\b/i, 'personne qui participe'],
  [/\blookbook(?![-"])/i, 'cahier de style'],
  [/grandes ouvertures\b/i, 'nouveaux magasins'],
  [/#MyVitrine/, '#MonVitrine'],
  [/sans contact ou par téléphone/, 'sans contact ou avec votre téléphone'],
  [/plus de cent,/, 'la pièce d’un cent n’existe plus'],
  [/(voir|stylistes) sur le plancher/, 'dans les rayons, sur place'],
  [/\bnous tirons (?!au sort)/i, 'nous tirons au sort'],
  [/tire au hasard/, 'tire au sort'],
  [/\b(se charge|se dessine)…/, 'Chargement…'],
  [/carte n’est pas arrivée/, 'la carte n’a pas pu s’afficher'],
  [/portes voisines/i, 'Magasins à proximité'],
  [/prochaines portes/i, 'prochaines ouvertures'],
  [/NIP ne gagne pas|NIP n’est pas utilisé/, 'ce NIP n’est pas gagnant, reste valide'],
  [/Pratiques de travail/, 'Pratiques en matière de travail'],
  [/Responsabilité d’entreprise/, 'Responsabilité sociale'],
  [/\| bouillir /, 'faire bouillir'],
  [/placoplâtre/, 'gypse'],
  [/ne dit pas où il se trouve|met trop de temps à dire/, 'Nous n’avons pas pu obtenir votre position'],
  [/ni pixel, ni caractère/, 'ni police de caractères'],
  [/hors de notre contrôle/, 'indépendant de notre volonté'],
  [/\bsubstituts?\b/, 'suppléant'],
  [/L’un de vous choisira/, 'La personne gagnante choisira'],
  [/chambre d’étudiant/, 'chambre en résidence'],
  [/métal noir et bois franc/, 'bois sans fard'],
  [
    /une fois le concours terminé et écrivons/,
    'Le tirage a lieu après la clôture; nous n’écrivons qu’à la personne gagnante',
  ],
  [/\(ON\)/, 'Ontario'],
  [/question d’habileté(?! mathématique)/i, 'question d’habileté mathématique'],
  [/prix (courant|régulier)/i, 'ce que l’article coûte ailleurs; « prix courant » promet un rabais'],
  [/\bcomme membre\b/i, 'à titre de membre'],
];

/** A number, or a placeholder that holds one, before a plain space and what it counts. */
const loose =
  /(?:\d|\{\{(?:count|shown|max|prizes|days|hours|cards)[^}]*\}\}|Days\}\}|Months\}\}|Years\}\}) (?:chiffres?|secondes?|caractères?|mots|participations?|cartes?|fois|grammes|fils|magasins?|jours?|ans|mois|minutes?|heures?|articles?|trouvailles?|personnes|points?|membres|chances|suggestions?|connexions?|étapes?|pixels|réseaux|cm|mm|m|km|kg|g|ml|l|po|em|watts|volts|lumens|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/g;

const typography: readonly [what: string, wrong: RegExp][] = [
  ['a space before ; ! or ?', /\p{L}[ \u00a0\u202f][;!?](?!\w)/u],
  ['a plain space before : % or $', /[\p{L})] :|\d [%$]/u],
  ['no no-break space before a closing guillemet or after an opening one', /[^\u00a0]»|«[^\u00a0]/],
];

function readProse(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text.replace(/```[\s\S]*?```|`[^`\n]*`|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, 'x');
}

const nameSource = ({ where, prose }: Source) => `${where}: ${prose.slice(0, 40)}`;

describe('French texts', () => {
  forEvery(sources, nameSource)('LOC-06 contain no rejected term', ({ prose }) => {
    const found = banned.flatMap(([wrong, right]) => {
      const match = wrong.exec(prose);
      return match ? [`${match[0]}: ${right}`] : [];
    });
    expect(found).toEqual([]);
  });

  forEvery(sources, nameSource)('LOC-06 have no plain space between a number and its unit', ({ prose }) => {
    expect(prose.match(loose) ?? []).toEqual([]);
  });

  forEvery(sources, nameSource)('LOC-06 follow Québec spacing around punctuation and guillemets', ({ prose }) => {
    expect(typography.filter(([, wrong]) => wrong.test(prose)).map(([what]) => what)).toEqual([]);
  });

  it('are checked with patterns that find a rejected term and a plain space after a number', () => {
    expect(banned.some(([wrong]) => wrong.test('Un week-end au chalet'))).toBe(true);
    expect('Voir {{count, number}} magasins et 12 cm, le 20 avril'.match(loose)).toHaveLength(3);
  });
});
