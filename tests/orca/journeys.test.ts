import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrca } from '../support/other-browsers.ts';
import { origins } from '../support/ports.ts';
import { type Desktop, startDesktop } from './desktop.ts';

// What Debian's Orca says to someone who uses the elements with Firefox and the keyboard: the words are the assertion.

const found = findOrca();

describe.skipIf(!found)('with Orca and Firefox', () => {
  let desktop: Desktop;
  beforeAll(async () => {
    if (found) desktop = await startDesktop(found);
  });
  afterAll(() => desktop?.close());

  it.each([
    ['en', 'Sign me up', 'Email', 'Enter your email address.'],
    ['fr', 'Je m’inscris', 'Courriel', 'Entrez votre adresse courriel.'],
  ])('an empty sign-up in %s leads to the first field and says once what is missing', async (locale, ...words) => {
    const [button, field, problem] = words;
    await desktop.open(`${origins.landing}/elements/newsletter-form${locale === 'fr' ? '/fr' : ''}`);
    await desktop.tabTo(new RegExp(`^${button}`));
    const before = desktop.said().length;
    await desktop.press('space');
    await desktop.hear(new RegExp(problem));
    const said = desktop.said().slice(before);
    expect(said.filter((text) => text === problem)).toHaveLength(1);
    expect(said.find((text) => text.startsWith(field))).toMatch(/entry required/);
  });
});
