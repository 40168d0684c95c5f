import { stages } from './host-site/tooling/bundles.ts';

// For Rollup's own command; `npm run build` runs the same bundles in stages (host-site/tooling/bundle.ts).
export default stages.flat();
