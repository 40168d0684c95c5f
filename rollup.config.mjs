import { bundles } from './host-site/tooling/bundles.ts';

// For Rollup's own command; `npm run build` runs the same bundles one after the other (host-site/tooling/bundle.ts).
export default bundles;
