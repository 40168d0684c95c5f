import { defaultNetworks } from './default-networks.ts';

/** The networks that are here already: the default set, or all of them once somebody needed another. */
export let networks = defaultNetworks;

/** Brings all others. */
export async function loadMoreNetworks(): Promise<void> {
  const { moreNetworks } = await import('./more-networks.ts');
  networks = new Map([...defaultNetworks, ...moreNetworks]);
}
