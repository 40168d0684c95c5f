import { resolveElementLocale } from '../shared/element/element-locale.ts';
import { toLocale } from '../shared/locale/locale.ts';
import { findHider, isRendered } from '../shared/visibility/visibility.ts';
import { findService, readSetting } from './find-service.ts';
import { inspectRules } from './inspect-rules.ts';
import { isInSandbox } from './inspect-services.ts';
import { judgeAttributes, judgeTag } from './judge-element.ts';
import type { DoctorKey, Finding } from './report.ts';

/** These show nothing until they open. */
const covering = [
  'vitrine-newsletter-lightbox',
  'vitrine-gift-lightbox',
  'vitrine-consent-banner',
  'vitrine-loading-overlay',
];
const upgraded = 'data-vitrine-upgraded';

/** An element's opening tag with what tells it from others: no value that a visitor or an author typed. */
export function describeTag(element: Element): string {
  const told = ['id', 'hidden', 'class', 'brand', 'locale', 'data-vitrine']
    .filter((name) => element.hasAttribute(name))
    .map((name) => {
      const value = element.getAttribute(name)?.slice(0, 60);
      return value ? `${name}="${value}"` : name;
    });
  return `<${[element.localName, ...told].join(' ')}>`;
}

const readAttributes = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    element
      .getAttributeNames()
      .filter((name) => name !== upgraded)
      .map((name) => [name, element.getAttribute(name) ?? '']),
  );

/** Why an element has no definition yet. */
function inspectWaiting(element: HTMLElement): Finding {
  if (!isRendered(element)) return { key: 'waitsHidden', anchor: 'hidden' };
  if (element.localName === 'vitrine-store-search' && element.querySelector('form')) return { key: 'waitsUse' };
  const { top, bottom } = element.getBoundingClientRect();
  const isFar = bottom < -innerHeight / 2 || top > innerHeight * 1.5;
  return isFar ? { key: 'waitsFar' } : { key: 'notLoaded', anchor: 'script' };
}

function inspectSize(element: HTMLElement): Finding {
  const { width, height } = element.getBoundingClientRect();
  if (covering.includes(element.localName)) return { key: 'definedOnly' };
  if (width === 0 || height === 0) return { key: 'noSize', anchor: 'hidden' };
  return { key: 'works', values: { width: Math.round(width), height: Math.round(height) } };
}

/** Whether an element has content of its own, but none of its styles. */
function lacksStyles({ shadowRoot }: Element): boolean {
  if (!shadowRoot?.querySelector('.root')) return false;
  const links = [...shadowRoot.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return (
    shadowRoot.adoptedStyleSheets.length === 0 &&
    !shadowRoot.querySelector('style') &&
    !links.some(({ sheet }) => sheet)
  );
}

const languageKeys = { attribute: 'languageAttribute', page: 'languagePage', visitor: 'languageVisitor' } as const;

function inspectLanguage(element: Element): Finding {
  const language = resolveElementLocale(element);
  const closest = toLocale(element.closest('[lang]')?.getAttribute('lang'));
  const isOwn = toLocale(element.getAttribute('locale')) === language;
  const source = isOwn ? 'attribute' : closest === language ? 'page' : 'visitor';
  return { key: languageKeys[source] satisfies DoctorKey, values: { language } };
}

const inspectSettings = (element: Element): readonly Finding[] => [
  { key: 'brandIs', values: { key: readSetting(element, 'brand') } },
  { key: 'serviceIs', values: { origin: findService(element) } },
  ...(isInSandbox(element) ? [{ key: 'tried' } satisfies Finding] : []),
];

/** All that there is to say of an element with one of our tags, or a tag like them. */
export function inspectElement(element: HTMLElement): readonly Finding[] {
  const tag = element.localName;
  const isDefined = !!customElements.get(tag);
  const ofTag = isDefined ? [] : judgeTag(tag);
  if (ofTag.length > 0) return ofTag;
  const findings: Finding[] = [isDefined ? inspectSize(element) : inspectWaiting(element)];
  if (!isRendered(element) && !covering.includes(tag))
    findings.push({ key: 'hiddenBy', values: { hider: describeTag(findHider(element)) }, anchor: 'hidden' });
  if (lacksStyles(element)) findings.push({ key: 'noStyles', anchor: 'policy' });
  return [
    ...findings,
    ...judgeAttributes(tag, readAttributes(element)),
    inspectLanguage(element),
    ...inspectSettings(element),
    ...inspectRules(element),
  ];
}
