import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchJson } from '../http/fetch-json.ts';

/** Where a list comes from. Its functions must be stable: a new one fetches the list again. */
interface ListSource<Item> {
  /** Address of a public JSON file. */
  address: string;
  /** Its name in console messages. */
  name: string;
  /** The items of an answer; undefined when it is not a list. */
  read: (body: unknown, address: string) => readonly Item[] | undefined;
  onFailed: () => void;
}

interface Answer<Item> {
  address: string;
  hasFailed: boolean;
  /** The items of the latest answer that had some. */
  items: readonly Item[] | undefined;
}

/** The items of an address; none while they are those of an earlier one. */
const itemsOf = <Item>(answer: Answer<Item> | undefined, address: string) =>
  answer?.address === address ? answer.items : undefined;

/** Loads a list; `retry` fetches again after a failure. */
export function useList<Item>({ address, name, read, onFailed }: ListSource<Item>) {
  const [latestAnswer, setAnswer] = useState<Answer<Item>>();
  const latest = useRef(0);

  const load = useCallback(() => {
    const turn = ++latest.current;
    fetchJson(address, { credentials: 'omit' }).then((answer) => {
      if (turn !== latest.current) return;
      let list: readonly Item[] | undefined;
      let cause = answer.ok ? answer.httpStatus : answer.cause;
      try {
        if (answer.ok && cause === 200) list = read(answer.body, address);
      } catch (error) {
        cause = error;
      }
      if (!list) {
        console.error(`${name}:`, address, cause);
        onFailed();
      }
      setAnswer((before) => ({ address, hasFailed: !list, items: list ?? itemsOf(before, address) }));
    });
    return () => {
      latest.current++;
    };
  }, [address, name, read, onFailed]);
  useEffect(load, [load]);

  return {
    items: itemsOf(latestAnswer, address),
    hasFailed: latestAnswer?.address === address && latestAnswer.hasFailed,
    retry: () => {
      // The message goes, so that it is told again if this fails too.
      setAnswer((before) => before && { ...before, hasFailed: false });
      load();
    },
  };
}
