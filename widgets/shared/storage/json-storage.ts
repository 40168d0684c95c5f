/** A record under one key of local or session storage. Blocked, full or broken storage reads as undefined. */
export interface JsonStorage<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
}

/** `getStorage` is a function because reading `window.localStorage` itself throws where storage is blocked. */
export function createJsonStorage<Value>(getStorage: () => Storage, key: string): JsonStorage<Value> {
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(getStorage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Value | null) ?? undefined,
    write: (value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}
