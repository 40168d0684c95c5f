import { readDocument } from '../page/page-properties.ts';
import { readPrivacySignal } from '../page/privacy-signal.ts';
import { createJsonStorage, type JsonStorage } from '../storage/json-storage.ts';
import { flattenTouches, formatSource, readCampaign, type Touches } from '../submissions/campaign-source.ts';

/** By what this tab came; written by the consent banner only, and only where the visitor allows it. */
export const keptTouches: JsonStorage<Touches> = createJsonStorage<Touches>(() => sessionStorage, 'vitrine-source');

/** The page around this frame, as the browser says it, without its query; empty where this is no frame. */
function findFramingPage(): string {
  const referrer = readDocument('referrer');
  if (parent === window || !referrer) return '';
  const { origin, pathname } = new URL(referrer);
  // After a link within the frame, the browser names the page before.
  return origin === location.origin ? '' : origin + pathname;
}

/** The element in which a form is; undefined where the form has gone. */
const findHost = (form: HTMLFormElement | null): Element | undefined =>
  (form?.getRootNode() as ShadowRoot | undefined)?.host;

/** What brought the submission of a form, for its header; empty where nothing is known. */
export const describeSource = (form: HTMLFormElement | null): string =>
  formatSource({
    ...(readPrivacySignal() ? {} : flattenTouches(keptTouches.read() ?? {})),
    campaign: readCampaign(findHost(form)?.getAttribute('campaign')),
    frame: findFramingPage(),
  });
