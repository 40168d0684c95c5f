import { defaultCallback, findScriptAddress, type GoogleSettings, scriptPath } from './script-address.ts';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** The part of Trusted Types that a script's address needs; what it returns is opaque, and only as good as a string here. */
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    if (!address.startsWith(scriptPath)) throw new TypeError(`Not Google's script: ${address}`);
    return address;
  },
};
let policy: ScriptPolicy | undefined;

/** A page that enforces Trusted Types has to name `vitrine-google`; where it does not, taking the address throws. */
function createPolicy(): ScriptPolicy {
  const { trustedTypes } = window as typeof window & { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('vitrine-google', rules) ?? rules;
  } catch {
    return rules;
  }
}

/** Global functions by their names, which the settings decide. */
type Callbacks = Record<string, (() => void) | undefined>;
let tries = 0;

export interface ScriptTag {
  /** Resolves once Google calls back; rejects where the script cannot be fetched. */
  ready: Promise<void>;
  /** Takes the tag out of the page; what comes late does not run. */
  drop: () => void;
}

/**
 * Adds Google's script to the page. Where the settings name a callback of the page's, that is called too.
 *
 * Google's own `@googlemaps/js-api-loader` 2 is not in here: its promise never settles when the script stays silent or
 * when Trusted Types refuse the address, its one set of options and one callback cannot be had again for another try,
 * and its policy lets any address through.
 * @throws where the page's policy refuses the address
 */
export function addScript(document: Document, settings: GoogleSettings): ScriptTag {
  const tag = document.createElement('script');
  tries += 1;
  // A name for each try: a browser that still waits for an address does not ask for the same one again.
  const callback = settings.callback || `${defaultCallback}${tries}`;
  policy ??= createPolicy();
  tag.src = policy.createScriptURL(findScriptAddress({ ...settings, callback }));
  tag.async = true;
  // A policy with nonces lets in what has one of them.
  tag.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const callbacks = window as unknown as Callbacks;
  const previous = callbacks[callback];
  // A call that comes late finds somebody home.
  const restore = () => {
    callbacks[callback] = previous ?? (() => {});
  };
  const ready = new Promise<void>((resolve, reject) => {
    callbacks[callback] = () => {
      restore();
      resolve();
      previous?.();
    };
    tag.onerror = () => reject(new Error('Google’s script could not be fetched.'));
  });
  document.head.append(tag);
  return {
    ready,
    drop() {
      restore();
      // A tag that only left the page would still run; one of another document does not.
      document.implementation.createHTMLDocument().adoptNode(tag);
    },
  };
}
