import { readDocument } from '../../../widgets/shared/page/page-properties.ts';

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

const wanted = new Set<string>();
const rules: ScriptPolicy = { createScriptURL: (address) => (wanted.has(address) ? address : '') };
let policy: ScriptPolicy | undefined;

/** Loads third-party scripts, each once. Where Trusted Types are enforced, the policy makes any other address empty. */
export function loadScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (wanted.has(address)) continue;
    wanted.add(address);
    const { trustedTypes } = window as typeof window & { trustedTypes?: PolicyFactory };
    policy ??= trustedTypes?.createPolicy('vitrine-tracking', rules) ?? rules;
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(address);
    readDocument('head').append(script);
  }
}
