import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { origins } from '../support/ports.ts';

interface Manifest {
  modules: {
    declarations: { tagName: string; attributes: { name: string; fieldName: string; type: { text: string } }[] }[];
  }[];
}

/** One thing that a page or a framework does to an element. */
export type Step =
  | { act: 'create' | 'create undefined' | 'detach' | 'clone' | 'wait' }
  | { act: 'attach'; to: 'section' | 'shadow root' | 'fragment' }
  | { act: 'set attribute'; name: string; value: string }
  | { act: 'remove attribute'; name: string }
  | { act: 'set property'; name: string; value: unknown }
  | { act: 'language'; value: string };

const manifest = JSON.parse(readFileSync('dist/widgets/v1/custom-elements.json', 'utf8')) as Manifest;
const declarations = manifest.modules.flatMap((module) => module.declarations);

/** What each of these needs to show anything. */
const needed: Record<string, Record<string, string>> = {
  'vitrine-contest-entry': { contest: 'fall-promotion' },
  'vitrine-newsletter-lightbox': { trigger: 'delay', delay: '3600' },
  'vitrine-video-block': { src: 'https://vimeo.com/76979871' },
};

/** Attributes with which an element shows something at once. */
export const usualAttributes = (tag: string): Record<string, string> => ({
  api: origins.site,
  locale: 'en',
  ...needed[tag],
});

/** Values that no contract asks for. */
const odd = [
  '',
  'false',
  'null',
  'undefined',
  '[object Object]',
  '-1',
  '1e9',
  'NaN',
  '{}',
  '[]',
  '{"stores":[null]}',
  '🙂',
];
const oddProperties = [...odd, null, undefined, 0, -1, 7, true, false, {}, [], [null], { id: 'none' }];
/** Addresses stay within the tests' servers. */
const addresses = ['', '/', origins.site, `${origins.landing}/finds.json`, '/nothing-here.json', 'not an address'];

const isAddress = (name: string): boolean => ['api', 'src', 'poster', 'page-url', 'picture'].includes(name);
const unquote = (text: string): string[] => [...text.matchAll(/['"]([^'"]*)['"]/g)].map(([, value = '']) => value);

function chooseAttribute(tag: string): fc.Arbitrary<Step> {
  const { attributes } = declarations.find(({ tagName }) => tagName === tag) as (typeof declarations)[number];
  // Google's script would come from another host.
  const own = attributes.filter(({ name }) => !name.startsWith('google-'));
  return fc.constantFrom(...own).chain(({ name, fieldName, type }) => {
    const values = isAddress(name) ? addresses : [...unquote(type.text), ...[needed[tag]?.[name] ?? []].flat(), ...odd];
    return fc.oneof(
      fc.record({
        act: fc.constant('set attribute' as const),
        name: fc.constant(name),
        value: fc.constantFrom(...values),
      }),
      fc.record({ act: fc.constant('remove attribute' as const), name: fc.constant(name) }),
      fc.record({
        act: fc.constant('set property' as const),
        name: fc.constant(fieldName),
        value: fc.constantFrom(...(isAddress(name) ? addresses : [...unquote(type.text), ...oddProperties])),
      }),
    );
  });
}

/** Sequences of what may happen to an element of this tag. */
export function chooseLife(tag: string): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<Step>({ act: 'create' }, { act: 'create undefined' }, { act: 'clone' }) },
    { weight: 2, arbitrary: fc.constantFrom<Step>({ act: 'detach' }, { act: 'wait' }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Step>(
        { act: 'attach', to: 'section' },
        { act: 'attach', to: 'section' },
        { act: 'attach', to: 'shadow root' },
        { act: 'attach', to: 'fragment' },
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('en', 'fr', 'fr-CA', 'de', '').map((value): Step => ({ act: 'language', value })),
    },
    { weight: 4, arbitrary: chooseAttribute(tag) },
  );
  return fc.array(step, { minLength: 1, maxLength: 16 });
}
