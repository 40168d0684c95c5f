import { knownContracts } from 'virtual:known-contracts';
import { readVideoAddress, readVideoFile } from '../elements/video-block/video-address.ts';
import { findUnknownAttributes, type UnknownAttribute } from '../shared/element/attribute-names.ts';
import { parseAttribute } from '../shared/element/attributes.ts';
import { findNearestName } from '../shared/element/nearest-name.ts';
import { overlayRequests } from '../shared/page/overlay-requests.ts';
import { frameLoaded } from '../shared/page/relayed-events.ts';
import type { KnownContract } from './known-contract.ts';
import type { Finding } from './report.ts';

const prefix = 'vitrine-';
const contracts = new Map(knownContracts.map((contract) => [contract.tag as string, contract]));
/** Names of all attributes, by tag, and of all events. */
const knownNames = {
  attributes: Object.fromEntries(knownContracts.map(({ tag, attributes }) => [tag, Object.keys(attributes)])),
  events: [...new Set(knownContracts.flatMap(({ events }) => events))],
};
/** Without these an element has nothing to show. */
const needed: Readonly<Record<string, string>> = { 'vitrine-contest-entry': 'contest', 'vitrine-video-block': 'src' };
/** Attributes whose values a ticket may repeat: all others may hold what a visitor or an author typed. */
const toldTypes = ['number', 'boolean', 'origin'];

/** The contract of a tag; undefined for one that no widget has. */
export const findContract = (tag: string): KnownContract | undefined => contracts.get(tag);

/** What else may be listened to: elements hear the requests of the overlay, and pages what a frame tells. */
const otherEvents: readonly string[] = [...Object.values(overlayRequests), frameLoaded];

/** The name of an event that someone may have meant; undefined for one that is sent. */
export function findMeantEvent(name: string): string | undefined {
  return [...knownNames.events, ...otherEvents].includes(name)
    ? undefined
    : (findNearestName(name, knownNames.events) ?? '');
}

/** Only the letters of a name, without our prefix. */
const toLetters = (name: string): string => name.replace(/[^a-z]/g, '').replace(/^vitrine/, '');

/** Our tag with the letters of a name, such as `newsletter-form` or `vitrine_newsletter_form`; undefined for any other. */
export const findMeantTag = (name: string): string | undefined =>
  contracts.has(name) ? undefined : [...contracts.keys()].find((tag) => toLetters(tag) === toLetters(name));

/** What is wrong with a tag that no widget has. */
export function judgeTag(tag: string): readonly Finding[] {
  if (contracts.has(tag)) return [];
  const near = findNearestName(
    tag.replace(prefix, ''),
    [...contracts.keys()].map((known) => known.replace(prefix, '')),
  );
  const nearest = findMeantTag(tag) ?? (near && prefix + near);
  return [
    nearest ? { key: 'noSuchTagNear', values: { nearest }, anchor: 'tags' } : { key: 'noSuchTag', anchor: 'tags' },
  ];
}

function describeUnknown({ name, nearest, owners, event }: UnknownAttribute): readonly Finding[] {
  const anchor = 'attributes';
  if (event) return [{ key: 'eventAttribute', values: { name, event }, anchor }];
  if (nearest) return [{ key: 'unknownAttributeNear', values: { name, nearest }, anchor }];
  const findings: Finding[] = [{ key: 'unknownAttribute', values: { name }, anchor }];
  if (owners.length > 0)
    findings.push({
      key: 'otherAttribute',
      values: { name, owners: owners.map((tag) => `<${tag}>`).join(', ') },
      anchor,
    });
  return findings;
}

function judgeValue(contract: KnownContract, name: string, value: string): readonly Finding[] {
  const attribute = contract.attributes[name];
  if (!attribute) return [];
  const isTold = toldTypes.includes(attribute.type) || 'values' in attribute;
  const findings: Finding[] = [];
  parseAttribute(attribute, value, (expected) =>
    findings.push({
      key: 'badValue',
      values: { name, value: isTold ? value.slice(0, 60) : '…', expected },
      anchor: 'attributes',
    }),
  );
  return findings;
}

/** Says where neither address of a video block is that of a video. */
function judgeVideo(tag: string, given: ReadonlyMap<string, string>): readonly Finding[] {
  const [src = '', other = ''] = ['src', 'other-src'].map((name) => given.get(name));
  const isVideo = readVideoAddress(src, 'en') ?? readVideoFile(src) ?? readVideoFile(other);
  if (tag !== 'vitrine-video-block' || !src || isVideo) return [];
  return [{ key: 'noVideo', values: { name: 'src' }, anchor: 'attributes' }];
}

/** What is wrong with the attributes of an element, by name; nothing for a tag that no widget has. */
export function judgeAttributes(tag: string, given: ReadonlyMap<string, string>): readonly Finding[] {
  const contract = contracts.get(tag);
  if (!contract) return [];
  const own = Object.keys(contract.attributes);
  const lacking = needed[tag];
  return [
    ...findUnknownAttributes([...given.keys()], own, knownNames).flatMap(describeUnknown),
    ...[...given].flatMap(([name, value]) => judgeValue(contract, name, value)),
    ...judgeVideo(tag, given),
    ...(lacking && !given.get(lacking)
      ? [{ key: 'missing', values: { name: lacking }, anchor: 'attributes' } satisfies Finding]
      : []),
  ];
}
