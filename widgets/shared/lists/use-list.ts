import { useEffect, useState } from 'react';
import { fetchJson } from '../http/fetch-json.ts';

interface ListSource<Item> {
  /** Of a JSON file that anybody may read. */
  address: string;
  /** What the console calls it. */
  name: string;
  /** The items of an answer; undefined when it holds no list. */
  read: (body: unknown) => readonly Item[] | undefined;
  onFailed: () => void;
}

/** A list, once it has come; `retry` asks again for one that did not. */
export function useList<Item>({ address, name, read, onFailed }: ListSource<Item>) {
  const [items, setItems] = useState<readonly Item[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    fetchJson(address, { credentials: 'omit' }).then((answer) => {
      if (!isCurrent) return;
      const list = answer.ok && answer.httpStatus === 200 ? read(answer.body) : undefined;
      if (list) setItems(list);
      else {
        console.error(`${name}:`, address, answer.ok ? answer.httpStatus : answer.cause);
        onFailed();
      }
      setFailed(!list);
    });
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);

  return { items, hasFailed, retry: () => setAttempt(attempt + 1) };
}
