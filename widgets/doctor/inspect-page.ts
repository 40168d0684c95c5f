import { knownProperties } from 'virtual:known-properties';
import { parsePurposes } from '../shared/brand/consent-purposes.ts';
import { findNearestName } from '../shared/element/nearest-name.ts';
import { readClock } from '../shared/page/page-properties.ts';
import { readConsent } from '../shared/tracking/consent.ts';
import { inspectContest } from './inspect-contests.ts';
import { describeTag, inspectElement } from './inspect-element.ts';
import { embeds, findFrames, inspectEmbed, inspectFrame } from './inspect-embeds.ts';
import { inspectScripts } from './inspect-scripts.ts';
import { inspectServices } from './inspect-services.ts';
import { inspectSource } from './inspect-source.ts';
import { inspectUnmade, isMeant } from './inspect-unmade.ts';
import { inspectBlocked, inspectListeners, inspectSubmissions } from './page-events.ts';
import type { Finding, Subject } from './report.ts';

/** Elements of a page that match a selector, also in open shadow roots. */
function findAll(selector: string, root: ParentNode = document): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? findAll(selector, element.shadowRoot) : []),
  ]);
}

function inspectSurroundings(): readonly Finding[] {
  const findings: Finding[] = [];
  if (self.origin === 'null') findings.push({ key: 'sandboxed', anchor: 'policy' });
  if (self !== top) findings.push({ key: 'framed' });
  if (self.crossOriginIsolated) findings.push({ key: 'isolated' });
  return findings;
}

/** Custom properties that the page sets for our elements, and that none reads. Only Chromium lists them. */
function inspectProperties(elements: readonly HTMLElement[]): readonly Finding[] {
  const set = elements.flatMap((element) => [...(element.computedStyleMap?.().keys() ?? [])]);
  const unknown = new Set(set.filter((name) => name.startsWith('--vitrine-') && !knownProperties.includes(name)));
  return [...unknown].map((name) => {
    const nearest = findNearestName(name, knownProperties);
    const anchor = 'properties';
    if (!nearest) return { key: 'unknownProperty', values: { name }, anchor };
    return { key: 'unknownPropertyNear', values: { name, nearest }, anchor };
  });
}

function inspectConsent(): readonly Finding[] {
  const banner = findAll('vitrine-consent-banner')[0];
  const signal: Finding[] = Reflect.get(navigator, 'globalPrivacyControl') ? [{ key: 'consentSignal' }] : [];
  const consent = readConsent(readClock(), parsePurposes(banner?.getAttribute('purposes') ?? null));
  if (!consent) return [{ key: 'consentNone' }, ...signal];
  return [{ key: 'consentIs', named: { choice: consent.choice } }, ...signal];
}

/** Everything that the doctor sees in the page now: the page first, then each element, link, box and frame of ours. */
export async function inspectPage(): Promise<readonly Subject[]> {
  const elements = findAll('*').filter((element) => element.localName.startsWith('vitrine-') || isMeant(element));
  // Before anything waits: what is on screen now decides what may come over the page.
  const seen = elements.map((element) => ({ element, findings: inspectElement(element) }));
  const ofEmbeds = findAll(embeds).map((element) => ({ name: describeTag(element), findings: inspectEmbed(element) }));
  const ofFrames = findFrames().map((frame) => ({ name: describeTag(frame), findings: inspectFrame(frame) }));
  // First: where a policy blocks the question, it blocks what forms send too, and that is listed below.
  const ofServices = await inspectServices(elements.filter(({ localName }) => customElements.get(localName)));
  const ofElements = await Promise.all(
    seen.map(async ({ element, findings }) => ({
      name: describeTag(element),
      findings: customElements.get(element.localName) ? [...findings, ...(await inspectContest(element))] : findings,
    })),
  );
  const isStarted = elements.length === 0 || elements.some(({ localName }) => customElements.get(localName));
  const page: Finding[] = [
    { key: 'address', values: { address: location.origin + location.pathname } },
    ...inspectScripts(),
    ...(isStarted || window.vitrine ? [] : [{ key: 'notDefined', anchor: 'script' } satisfies Finding]),
    ...inspectSurroundings(),
    ...inspectBlocked(),
    ...ofServices,
    ...inspectProperties(elements),
    ...inspectListeners(),
    ...inspectUnmade(),
    ...(await inspectSource(elements)),
    ...inspectConsent(),
    ...inspectSubmissions(),
  ];
  return [{ findings: page }, ...ofElements, ...ofEmbeds, ...ofFrames];
}
