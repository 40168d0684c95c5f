import { productionOrigin } from '../shared/brand/brands.ts';
import { findDouble } from './inspect-scripts.ts';
import { judgeAttributes, judgeTag } from './judge-element.ts';
import { judgeFrame } from './judge-frame.ts';
import { judgePolicies } from './judge-policy.ts';
import { findOpen, type MarkupTag, readTags } from './read-markup.ts';
import { readUrl } from './read-url.ts';
import { type Finding, framePermissions, type Subject } from './report.ts';

const prefix = 'vitrine-';
const classic = ['widgets.all.js', 'place.js'];
const ownScript = /^(https?:\/\/[^/?#]+)?[^?#]*\/widgets\/(v1|v\/[\w.-]+)\/([\w.-]+\.js)/;

/** As editors and compilers name a place: `<vitrine-share-buttons> :12`. */
const describe = ({ name, line }: MarkupTag): string => `<${name}> :${line}`;

function inspectElement({ name, attributes, isSelfClosed }: MarkupTag, isXml: boolean): readonly Finding[] {
  const closing: Finding[] =
    isSelfClosed && !isXml ? [{ key: 'selfClosed', values: { tag: name }, anchor: 'closing' }] : [];
  return [...closing, ...judgeTag(name), ...judgeAttributes(name, attributes)];
}

/** The widget that a link or a box names, and the origin of a link. */
function readEmbed({ name, attributes }: MarkupTag): { widget: string; origin?: string } | undefined {
  const href = attributes.get('href')?.replaceAll('&amp;', '&') ?? '';
  const hash = new URLSearchParams(href.replace(/^[^#]*#?/, '')).get('vitrine');
  const widget = hash ?? attributes.get('data-vitrine');
  if (widget === undefined || widget === null) return undefined;
  const origin = name === 'a' ? readUrl(href)?.origin : undefined;
  return origin ? { widget, origin } : { widget };
}

function inspectEmbed(tag: MarkupTag, ownOrigins: readonly string[]): readonly Finding[] {
  const embed = readEmbed(tag);
  if (!embed) return [];
  const { widget, origin } = embed;
  if (origin && !ownOrigins.includes(origin)) return [{ key: 'foreignLink', values: { origin }, anchor: 'tags' }];
  const settings = [...tag.attributes].filter(([name]) => name.startsWith('data-') && name !== 'data-vitrine');
  const named = new Map(settings.map(([name, value]) => [name.slice('data-'.length), value]));
  return [...judgeTag(prefix + widget), ...judgeAttributes(prefix + widget, named)];
}

function inspectFrame({ name, attributes }: MarkupTag, ownOrigins: readonly string[]): readonly Finding[] {
  const address = readUrl(attributes.get('src')?.replaceAll('&amp;', '&') ?? '');
  if (name !== 'iframe' || !address?.pathname.includes('/embed/') || !ownOrigins.includes(address.origin)) return [];
  const sandbox = attributes.get('sandbox');
  const missing = framePermissions.filter((each) => sandbox !== undefined && !sandbox.includes(each));
  return [
    ...(missing.length > 0
      ? [{ key: 'frameSandbox', values: { missing: missing.join(', ') }, anchor: 'policy' } satisfies Finding]
      : []),
    ...judgeFrame(address),
  ];
}

interface ScriptTag {
  origin: string | undefined;
  channel: string;
  file: string;
  isModule: boolean;
  hasIntegrity: boolean;
}

const listScripts = (tags: readonly MarkupTag[]): readonly ScriptTag[] =>
  tags.flatMap(({ name, attributes }) => {
    const [, origin, channel, file] = (name === 'script' && ownScript.exec(attributes.get('src') ?? '')) || [];
    if (!channel || !file) return [];
    const isModule = attributes.get('type')?.toLowerCase() === 'module';
    return [{ origin, channel, file, isModule, hasIntegrity: attributes.has('integrity') }];
  });

function inspectScripts(scripts: readonly ScriptTag[], hasWidgets: boolean): readonly Finding[] {
  const [first] = scripts;
  if (!first) return hasWidgets ? [{ key: 'notDefined', anchor: 'script' }] : [{ key: 'noScript' }];
  const files = findDouble(scripts);
  const classicTags = scripts.filter(({ file, isModule }) => !isModule && !classic.includes(file));
  return [
    { key: 'channel', values: { channel: first.channel } },
    ...classicTags.map(({ file }): Finding => ({ key: 'notModule', values: { file }, anchor: 'script' })),
    ...(files.length > 1
      ? [{ key: 'twoReleases', values: { files: files.join(', ') }, anchor: 'script' } satisfies Finding]
      : []),
  ];
}

/** What came with the HTML of a page, in its headers. */
export interface MarkupSource {
  /** The page's address. */
  page?: string;
  /** Its content security policies. */
  policies?: readonly string[];
  /** Its `Integrity-Policy`. */
  integrityPolicy?: string;
  /** Whether it is XML, where a tag may close itself. */
  isXml?: boolean;
}

/** Our scripts that the policy of a page blocks, because their tags do not say what they contain. */
const judgeIntegrity = (policy: string, scripts: readonly ScriptTag[]): readonly Finding[] =>
  /blocked-destinations=\([^)]*\bscript\b/.test(policy)
    ? scripts
        .filter(({ hasIntegrity }) => !hasIntegrity)
        .map(({ file }) => ({ key: 'integrityNeeded', values: { file }, anchor: 'policy' }))
    : [];

/**
 * What a page's HTML tells without running it: tags, attributes, links, boxes, frames and scripts of ours, each with its
 * line, and what its policies leave out. What scripts add, and what is hidden, is not in there.
 */
export function inspectMarkup(
  source: string,
  { page: address, policies = [], integrityPolicy = '', isXml = false }: MarkupSource = {},
): readonly Subject[] {
  const tags = readTags(source);
  const scripts = listScripts(tags);
  const ownOrigins = [productionOrigin, ...scripts.flatMap(({ origin }) => origin ?? [])];
  const elements = tags.filter(({ name }) => name.startsWith(prefix));
  const embeds = tags.filter((tag) => readEmbed(tag));
  const frames = tags.filter((tag) => inspectFrame(tag, ownOrigins).length > 0);
  const open = isXml ? [] : findOpen(source).filter(({ isSelfClosed }) => !isSelfClosed);
  const page = [
    ...inspectScripts(scripts, elements.length + embeds.length > 0),
    ...scripts.slice(0, 1).flatMap(({ origin }) => (origin ? judgePolicies(policies, origin, address) : [])),
    ...judgeIntegrity(integrityPolicy, scripts),
    ...open.map(({ name: tag }): Finding => ({ key: 'unclosed', values: { tag }, anchor: 'closing' })),
  ];
  return [
    { findings: page },
    ...elements.map((tag) => ({ name: describe(tag), findings: inspectElement(tag, isXml) })),
    ...embeds.map((tag) => ({ name: describe(tag), findings: inspectEmbed(tag, ownOrigins) })),
    ...frames.map((tag) => ({ name: describe(tag), findings: inspectFrame(tag, ownOrigins) })),
  ].map(({ findings, ...subject }) => ({
    ...subject,
    findings: findings.length > 0 ? findings : [{ key: 'nothingWrong' }],
  }));
}
