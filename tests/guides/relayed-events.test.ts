import { expect, it } from 'vitest';
import { framedWidgets } from '../../host-site/sources/framed-widgets.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { ownFormDocs } from '../../widgets/shared/own-form/own-form-contract.ts';
import { relayedEvents } from '../../widgets/shared/page/relayed-events.ts';

/** What an element tells of a change of its view is of no use outside of a frame. */
const kept = /-(error|filtered|searched)$/;

it('a framed page passes on what each element tells that can be framed, and nothing else', () => {
  const told = catalogue
    .filter(({ name }) => Object.hasOwn(framedWidgets, name))
    .flatMap(({ docs }) => Object.keys(docs.events))
    .concat(Object.keys(ownFormDocs.events))
    .filter((event) => !kept.test(event));
  expect([...relayedEvents].sort()).toEqual([...new Set(told)].sort());
});
