import { findFreePort as find } from '../../host-site/tooling/free-port.ts';

/** A free port on this machine; for browser tests too, which import nothing of the site's. */
export const findFreePort = (): Promise<number> => find();
