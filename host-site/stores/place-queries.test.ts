import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { findSuggestions } from '../../widgets/shared/stores/find-suggestions.ts';
import { foldText } from '../../widgets/shared/stores/fold-text.ts';
import { createGazetteer } from '../../widgets/shared/stores/gazetteer.ts';
import type { PlaceRow } from '../../widgets/shared/stores/gazetteer-rows.ts';
import { parseQuery } from '../../widgets/shared/stores/parse-query.ts';
import { buildGazetteer } from './gazetteer/build-gazetteer.ts';

/** What people type, and the places that come first in their language; a province is its two letters. */
const queries: Record<Locale, readonly (readonly [typed: string, ...first: string[]])[]> = {
  en: [
    ['Quebec', 'Québec City QC', 'QC'],
    ['Québec', 'Québec City QC', 'QC'],
    ['Quebec City', 'Québec City QC'],
    ['quebec city, qc', 'Québec City QC'],
    ['Ville de Québec', 'Québec City QC'],
    ['Province of Quebec', 'QC'],
    ['QC', 'QC'],
    ['Quebc', 'Québec City QC', 'QC'],
    ['City of Vancouver', 'Vancouver BC'],
    ['City of Toronto, Ontario', 'Toronto ON'],
    ['Town of Oakville', 'Oakville ON'],
    ['City of St. John’s', 'St. John’s NL'],
    ['Greater Toronto Area', 'Toronto ON'],
    ['Metro Vancouver', 'Vancouver BC'],
    ['downtown Calgary', 'Calgary AB'],
    ['Calgary area', 'Calgary AB'],
    ['Greater Sudbury', 'Greater Sudbury ON'],
    ['Sudbury', 'Sudbury ON'],
    ['Ontario', 'ON'],
    ['Ontrio', 'ON'],
    ['Albert', 'St. Albert AB'],
    ['Alberat', 'AB'],
    ['Manitob', 'MB'],
    ['Saskatchwan', 'SK'],
    ['Nova Scotai', 'NS'],
    ['Mississagua', 'Mississauga ON'],
    ['mississagua on', 'Mississauga ON'],
    ['Mississagua, Ontaro', 'Mississauga ON'],
    ['Gatinaeu', 'Gatineau QC'],
    ['Sherbroke', 'Sherbrooke QC'],
    ['Tronto', 'Toronto ON'],
    ['Torotno', 'Toronto ON'],
    ['otronto', 'Toronto ON'],
    ['Nississauga', 'Mississauga ON'],
    ['ississauga', 'Mississauga ON'],
    ['Vancuver', 'Vancouver BC'],
    ['vancouverr', 'Vancouver BC'],
    ['Calgry', 'Calgary AB'],
    ['Edmunton', 'Edmonton AB'],
    ['Winipeg', 'Winnipeg MB'],
    ['Otawa', 'Ottawa ON'],
    ['Haliafx', 'Halifax NS'],
    ['Londn, Ont.', 'London ON'],
    ['Hamiltn', 'Hamilton ON'],
    ['Monton', 'Moncton NB'],
    ['Fredricton', 'Fredericton NB'],
    ['Charlotetown', 'Charlottetown PE'],
    ['Saskatooon', 'Saskatoon SK'],
    ['St Catherines', 'St. Catharines ON'],
    ['Niagra Falls', 'Niagara Falls ON'],
    ['Kelona', 'Kelowna BC'],
    ['Barie', 'Barrie ON'],
    ['Yellownife', 'Yellowknife NT'],
    ['Iqualuit', 'Iqaluit NU'],
    ['Laval', 'Laval QC'],
    ['Hull', 'Hull QC'],
    ['Hulk'],
    ['Xyzzyville'],
  ],
  fr: [
    ['Québec', 'Québec QC', 'QC'],
    ['Quebec', 'Québec QC', 'QC'],
    ['Ville de Québec', 'Québec QC'],
    ['ville de Québec', 'Québec QC'],
    ['ville de québec, qc', 'Québec QC'],
    ['Québec (Québec)', 'Québec QC'],
    ['Québec ville', 'Québec QC'],
    ['Quebec City', 'Québec QC'],
    ['Province de Québec', 'QC'],
    ['Qué.', 'QC'],
    ['Ville de Quebc', 'Québec QC'],
    ['Ville de Montréal', 'Montréal QC'],
    ['ville de montréal, québec', 'Montréal QC'],
    ['Ville de Trois-Rivières', 'Trois-Rivières QC'],
    ['Ville de Saguenay', 'Saguenay QC'],
    ['municipalité des Îles-de-la-Madeleine', 'Îles-de-la-Madeleine QC'],
    ['Ville-Marie', 'Ville-Marie QC'],
    ['Grand Montréal', 'Montréal QC'],
    ['le grand Toronto', 'Toronto ON'],
    ['centre-ville de Montréal', 'Montréal QC'],
    ['région de Québec', 'Québec QC'],
    ['Grand Sudbury', 'Grand Sudbury ON'],
    ['Grand-Sault', 'Grand-Sault NB'],
    ['Nouvelle-Écosse', 'NS'],
    ['Nouvelle Écose', 'NS'],
    ['Colombie-Britanique', 'BC'],
    ['Ile du Prince Edouad', 'PE'],
    ['Terre-Neve', 'NL'],
    ['Mississagua', 'Mississauga ON'],
    ['Gatinaeu', 'Gatineau QC'],
    ['Sherbroke', 'Sherbrooke QC'],
    ['sherbrokke', 'Sherbrooke QC'],
    ['Monreal', 'Montréal QC'],
    ['Montreall', 'Montréal QC'],
    ['montréla', 'Montréal QC'],
    ['omntréal', 'Montréal QC'],
    ['ontréal', 'Montréal QC'],
    ['Lvis', 'Lévis QC'],
    ['Laavl', 'Laval QC'],
    ['Longeuil', 'Longueuil QC'],
    ['Brosard', 'Brossard QC'],
    ['Trois-Rivère', 'Trois-Rivières QC'],
    ['Drumondville', 'Drummondville QC'],
    ['Rimouksi', 'Rimouski QC'],
    ['Chicotimi', 'Chicoutimi QC'],
    ['Saint-Hyacinte', 'Saint-Hyacinthe QC'],
    ['St-Jérme', 'Saint-Jérôme QC'],
    ['Jonquere', 'Jonquière QC'],
    ['Thetford Mine', 'Thetford Mines QC'],
    ['Repentingy', 'Repentigny QC'],
    ['Otawa', 'Ottawa ON'],
    ['Monctn, Nouveau-Brunswik', 'Moncton NB'],
    ['Halifax, nouvele-ecosse', 'Halifax NS'],
    ['Hull', 'Hull QC'],
    ['Hulk'],
    ['Xyzzyville'],
  ],
};

const gazetteer = buildGazetteer();
const lookUp = createGazetteer(async (name) => gazetteer.get(name));

async function search(typed: string, locale: Locale): Promise<string[]> {
  const found = await findSuggestions(parseQuery(typed), lookUp, { stores: [] }, locale);
  return found.map((suggestion) => {
    if (suggestion.kind === 'province') return suggestion.province;
    return suggestion.kind === 'place' ? `${suggestion.place.name[locale]} ${suggestion.place.province}` : '';
  });
}

describe.each(locales)('what people type (%s)', (locale) => {
  it.each(queries[locale])('SF-07 for %j the first suggestions are %s', async (typed, ...first) => {
    const found = await search(typed, locale);
    expect(first.length > 0 ? found.slice(0, first.length) : found).toEqual(first);
  });

  it('SF-07 every large place is first under its own name, and among the first with one error in it', async () => {
    for (const [en, fr, province] of gazetteer.get('places/large.json') as PlaceRow[]) {
      const name = fr && locale === 'fr' ? fr : en;
      expect((await search(`${name}, ${province}`, locale))[0]).toBe(`${name} ${province}`);
      const letters = foldText(name);
      if (letters.length < 5) continue;
      const [first = '', second = ''] = letters;
      const [rest, tail] = [letters.slice(1), letters.slice(2)];
      for (const typed of [
        rest,
        first + tail,
        first + second + rest,
        `${first}q${tail}`,
        `q${rest}`,
        second + first + tail,
      ]) {
        const found = await search(`${typed}, ${province}`, locale);
        expect(found.slice(0, 3), typed).toContain(`${name} ${province}`);
      }
    }
  });
});
