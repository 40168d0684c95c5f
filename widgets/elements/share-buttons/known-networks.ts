import { defaultNetworks } from './default-networks.ts';

/** The loaded networks: the default set, or all of them once one of the others was needed. */
export let networks = defaultNetworks;

/** Loads all other networks. */
export async function loadMoreNetworks(): Promise<void> {
  const { moreNetworks } = await import('./more-networks.ts');
  networks = new Map([...defaultNetworks, ...moreNetworks]);
}
