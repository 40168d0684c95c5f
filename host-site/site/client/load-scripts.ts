import { readDocument } from '../../../widgets/shared/page/page-properties.ts';

/** Addresses of the third-party scripts that the server is configured with (TR-01, GB-03). */
export interface TrackingScripts {
  tagManager?: string;
  pixel?: string;
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/**
 * The part of a Trusted Types policy that a script's address needs. The result is an opaque object in browsers, typed as
 * a string here.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Loads third-party scripts. Where Trusted Types are enforced, the policy makes any other address empty. */
export function loadScripts(addresses: readonly (string | undefined)[]): void {
  const wanted = addresses.filter((address) => address !== undefined);
  if (!wanted[0]) return;
  const { trustedTypes } = window as typeof window & { trustedTypes?: PolicyFactory };
  const rules: ScriptPolicy = { createScriptURL: (address) => (wanted.includes(address) ? address : '') };
  const policy = trustedTypes?.createPolicy('vitrine-tracking', rules) ?? rules;
  for (const address of wanted) {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(address);
    readDocument('head').append(script);
  }
}
