/** A record under one key of local or session storage. Blocked, full or broken storage reads as undefined. */
export interface JsonStorage<Value> {
  /** Null or undefined where there is none. */
  read(): Value | null | undefined;
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
    // A missing item is null, and so is what JSON.parse makes of it.
    read: () => attempt((storage) => JSON.parse(storage.getItem(key) as string) as Value | null),
    write: (value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}
