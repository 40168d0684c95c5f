import { linkAttributes } from 'virtual:link-attributes';
import { readSettings } from '../script-tag/link-settings.ts';
import { productionOrigin } from '../shared/brand/brands.ts';
import { judgeTag } from './judge-element.ts';
import { judgeFrame } from './judge-frame.ts';
import { readUrl } from './read-url.ts';
import { type Finding, framePermissions } from './report.ts';

/** Links and boxes that name a widget. */
export const embeds = '[data-vitrine],a[href*="#vitrine="]';

const ownOrigins = [new URL(import.meta.url).origin, productionOrigin];

/** What there is to say of a link or a box: whether it may become a widget, whether it has, and what it cannot set. */
export function inspectEmbed(element: HTMLElement): readonly Finding[] {
  const { name, attributes, origin } = readSettings(element);
  if (origin !== undefined && !ownOrigins.includes(origin))
    return [{ key: 'foreignLink', values: { origin }, anchor: 'tags' }];
  const tag = `vitrine-${name}`;
  const known = Object.hasOwn(linkAttributes, name) ? linkAttributes[name] : undefined;
  if (!known) return judgeTag(tag);
  const refused = attributes.filter(([attribute]) => !Object.hasOwn(known, attribute));
  const isUpgraded =
    !!element.shadowRoot?.querySelector(tag) || !!element.parentElement?.querySelector(`:scope > ${tag}`);
  return [
    isUpgraded ? { key: 'linkWorks', values: { tag } } : { key: 'linkPlain', anchor: 'script' },
    ...refused.map(
      ([attribute]): Finding => ({ key: 'unknownAttribute', values: { name: attribute }, anchor: 'attributes' }),
    ),
  ];
}

/** Frames of ours. */
export const findFrames = (): readonly HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => {
    const address = readUrl(src);
    return address && ownOrigins.includes(address.origin) && address.pathname.includes('/embed/');
  });

/** What there is to say of a frame: what its sandbox lacks, and what is wrong with its address. */
export function inspectFrame(frame: HTMLIFrameElement): readonly Finding[] {
  const missing = framePermissions.filter(
    (permission) => frame.hasAttribute('sandbox') && !frame.sandbox.contains(permission),
  );
  const sandbox: Finding[] =
    missing.length > 0 ? [{ key: 'frameSandbox', values: { missing: missing.join(', ') }, anchor: 'policy' }] : [];
  return [{ key: 'frameIs' }, ...sandbox, ...judgeFrame(new URL(frame.src))];
}
