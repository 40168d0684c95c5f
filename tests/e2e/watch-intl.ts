import type { Page } from '@playwright/test';

/** Notes the name of each Intl object that the page makes. */
export async function watchIntl(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, 'madeIntl', made);
    // It makes a collator without the constructor.
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function (this: string, ...values: [string]) {
      made.push('localeCompare');
      return localeCompare.apply(this, values);
    };
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'Segmenter']) {
      const note = () => {
        made.push(name);
      };
      Reflect.set(
        Intl,
        name,
        new Proxy(Reflect.get(Intl, name), {
          construct(target, values) {
            note();
            return Reflect.construct(target, values);
          },
          apply(target, receiver, values) {
            note();
            return Reflect.apply(target, receiver, values);
          },
        }),
      );
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'madeIntl'));
}
