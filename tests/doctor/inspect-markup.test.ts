import { expect, it } from 'vitest';
import { translateDoctor } from '../../widgets/doctor/doctor-texts.ts';
import { formatReport } from '../../widgets/doctor/format-report.ts';
import { inspectMarkup } from '../../widgets/doctor/inspect-markup.ts';
import { readTags } from '../../widgets/doctor/read-markup.ts';

const script = '<script type="module" src="https://www.vitrine.example/widgets/v1/vitrine.js"></script>';
const read = (html: string, locale: 'en' | 'fr' = 'en') => formatReport(inspectMarkup(html), translateDoctor(locale));

it.each([
  ['<vitrine-newsleter-form></vitrine-newsleter-form>', 'Did you mean <vitrine-newsletter-form>?'],
  ['<vitrine-newsletter-form barnd="x">', 'It has no attribute “barnd”. Did you mean “brand”?'],
  ['<vitrine-newsletter-lightbox closedDays="3">', 'Did you mean “closed-days”?'],
  ['<vitrine-newsletter-form contest="x">', '“contest” belongs to <vitrine-contest-entry>, <vitrine-new-movers>.'],
  ['<vitrine-newsletter-form brand="ikea">', 'brand="ikea" is not one of'],
  ['<vitrine-newsletter-form locale="fr"/>', '<vitrine-newsletter-form /> in the page’s source is not closed'],
  ['<vitrine-video-block>', 'It needs the attribute “src”.'],
  ['<div data-vitrine="newsletter">', 'No widget has this name.'],
  ['<div data-vitrine="newsletter-form" data-barnd="winners">', 'Did you mean “brand”?'],
  ['<a href="https://shop.example/#vitrine=newsletter-form">', 'It leads to https://shop.example'],
  [
    '<iframe src="https://www.vitrine.example/en/embed/newsletter-form" sandbox="allow-scripts">',
    'without allow-same-origin, allow-popups.',
  ],
  ['<vitrine-newsletter-form><p>The rest', '<vitrine-newsletter-form> has no end tag'],
  ['<vitrine-newsletter-form></vitrine-newsletter-lightbox><p>The rest', '<vitrine-newsletter-form> has no end tag'],
  ['<vitrine-newsletterform></vitrine-newsletterform>', 'Did you mean <vitrine-newsletter-form>?'],
  ['<vitrine-video-block src="dQw4w9WgXcQ"></vitrine-video-block>', 'src is neither a video'],
  ['<iframe src="https://www.vitrine.example/en/embed/newsletter"></iframe>', 'No widget has this name'],
  [
    '<iframe src="https://www.vitrine.example/en/embed/newsletter-form?a=b&amp;brnad=winners"></iframe>',
    'Did you mean “brand”?',
  ],
])('the doctor for HTML says of %s: %s', (html, said) => {
  expect(read(script + html)).toContain(said);
});

it.each([
  ['no script', '<vitrine-newsletter-form>', 'no script that defines them'],
  ['a classic script', script.replace(' type="module"', ''), 'has no type="module"'],
  ['two releases', script + script.replace('/v1/', '/v/1.0.0/'), 'two scripts of ours'],
  [
    'a single file beside all',
    script + script.replace('vitrine.js', 'newsletter-form.js'),
    'two scripts of ours: v1/vitrine.js, v1/newsletter-form.js',
  ],
])('the doctor for HTML says that a page has %s', (_, html, said) => {
  expect(read(html)).toContain(said);
});

it.each([
  '<vitrine-newsletter-form locale="fr-CA" class="a" data-x="y" @click="go" v-if="b"></vitrine-newsletter-form>',
  '<iframe src="https://www.vitrine.example/en/embed/newsletter-form" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>',
  '<iframe src="https://www.vitrine.example/en/embed/newsletter-form?brand=winners&utm_source=x&gclid=y"></iframe>',
  '<iframe src="https://shop.example/embed/player?id=7"></iframe>',
  '<vitrine-video-block src="/film.mp4"></vitrine-video-block>',
  '<VITRINE-NEWSLETTER-FORM></VITRINE-NEWSLETTER-FORM >',
  '<!-- <vitrine-newsleter-form> --><script>"<vitrine-newsleter-form>"</script>',
  '<a href="https://www.vitrine.example/en/newsletter#vitrine=newsletter-form&amp;brand=winners">News</a>',
])('the doctor for HTML finds nothing wrong in %s', (html) => {
  expect(read(script + html)).toContain('Doctor for this page: Nothing wrong found');
});

it('the doctor for HTML finds nothing wrong in an XML page whose tag closes itself', () => {
  const report = (isXml: boolean) =>
    formatReport(inspectMarkup(`${script}<vitrine-newsletter-form />`, { isXml }), translateDoctor('en'));
  expect(report(false)).toContain('is not closed');
  expect(report(true)).toContain('Nothing wrong found');
});

it('the doctor for HTML says that an Integrity-Policy blocks a script without integrity, which no browser does', () => {
  const report = (html: string, integrityPolicy: string) =>
    formatReport(inspectMarkup(html, { integrityPolicy }), translateDoctor('en'));
  const policy = 'blocked-destinations=(script), endpoints=(reports)';
  expect(report(script, policy)).toContain('the tag of vitrine.js has none');
  expect(report(script, 'blocked-destinations=(style)')).toContain('Nothing wrong found');
  expect(report(script.replace('module"', 'module" integrity="sha384-…"'), policy)).toContain('Nothing wrong found');
});

it('the doctor for HTML finds nothing wrong with two single files', () => {
  const single = (name: string) => script.replace('vitrine.js', `${name}.js`);
  expect(read(single('newsletter-form') + single('store-finder'))).toContain('Nothing wrong found');
});

it('the doctor for HTML speaks French, with its typography', () => {
  const text = read(`${script}<vitrine-newsletter-form barnd="x"></vitrine-newsletter-form>`, 'fr');
  expect(text).toContain('Diagnostic de cette page\u00A0: 1 problème');
  expect(text).toContain('Il n’a pas d’attribut «\u00A0barnd\u00A0». Vouliez-vous dire «\u00A0brand\u00A0»?');
});

it('readTags reads names, values with and without quotation marks, lines and a slash that closes', () => {
  const tags = readTags('<p>\n<vitrine-a One=1 two="a > b" three=\'c\' four/>\n<vitrine-b href=/x/>');
  expect(tags.map(({ name, line, isSelfClosed }) => [name, line, isSelfClosed])).toEqual([
    ['p', 1, false],
    ['vitrine-a', 2, true],
    ['vitrine-b', 3, false],
  ]);
  expect([...(tags[1]?.attributes ?? [])]).toEqual([
    ['one', '1'],
    ['two', 'a > b'],
    ['three', 'c'],
    ['four', ''],
  ]);
});

it.each([
  ['quotation marks', '<a "'],
  ['values', '<a b="'],
  ['comments', '<!-- -'],
  ['scripts', '<script>'],
  ['equals signs', '<a x= '],
])('readTags reads a million characters of %s that never end in less than two seconds', (_, text) => {
  const started = performance.now();
  readTags(text.repeat(1_000_000 / text.length));
  expect(performance.now() - started).toBeLessThan(2000);
});
