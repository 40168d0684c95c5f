import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchJson } from '../http/fetch-json.ts';
import { readReason } from '../http/find-reason.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';

/** Where a list comes from. Its functions must be stable: a new one fetches the list again. */
interface ListSource<Item> {
  /** Address of a public JSON file. */
  address: string;
  /** Its name in console messages. */
  name: string;
  /** The items of a response; undefined when it is not a list. */
  read: (body: unknown, address: string) => readonly Item[] | undefined;
  onFailed: (reason: ReasonCode) => void;
}

interface ListState<Item> {
  address: string;
  hasFailed: boolean;
  /** The items of the latest response that had some. */
  items: readonly Item[] | undefined;
}

/** The items of an address; none while they are those of an earlier one. */
const itemsOf = <Item>(state: ListState<Item> | undefined, address: string) =>
  state?.address === address ? state.items : undefined;

/** Loads a list; `retry` fetches again after a failure. */
export function useList<Item>({ address, name, read, onFailed }: ListSource<Item>) {
  const [state, setState] = useState<ListState<Item>>();
  const latest = useRef(0);

  const load = useCallback(() => {
    const turn = ++latest.current;
    fetchJson(address, { credentials: 'omit' }).then((result) => {
      if (turn !== latest.current) return;
      let list: readonly Item[] | undefined;
      let cause = result.ok ? result.httpStatus : result.cause;
      try {
        if (result.ok && cause === 200) list = read(result.body, address);
      } catch (error) {
        cause = error;
      }
      if (!list) {
        console.error(`${name}:`, address, cause);
        onFailed(readReason(result));
      }
      setState((before) => ({ address, hasFailed: !list, items: list ?? itemsOf(before, address) }));
    });
    return () => {
      latest.current++;
    };
  }, [address, name, read, onFailed]);
  useEffect(load, [load]);

  return {
    items: itemsOf(state, address),
    hasFailed: state?.address === address && state.hasFailed,
    retry: () => {
      // The message goes, so that it is told again if this fails too.
      setState((before) => before && { ...before, hasFailed: false });
      load();
    },
  };
}
