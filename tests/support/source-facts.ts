import { catalogue } from '../../widgets/catalogue.ts';

// What the browser tests, which know only addresses and tags, must agree on with the sources.
// biome-ignore lint/performance/noBarrelFile: the one door for browser tests, not for bundles.
export { contentFolder } from '../../host-site/retailers/retailer-content.ts';
export { isShownAt, type ShownTimes } from '../../host-site/sources/source-text/publish-times.ts';
export { googleMapsSources, googleMapsTrustedTypes } from '../../widgets/shared/brand/google-maps-policy.ts';
export type { FieldModel } from '../../widgets/shared/submissions/form-model.ts';
export { type ListedForm, ownForms } from '../../widgets/shared/submissions/own-forms.ts';
export { type SandboxOutcome, sandboxValues, type TriedForm } from '../../widgets/shared/submissions/sandbox-values.ts';
export { consentVersion } from '../../widgets/shared/tracking/consent.ts';

/** Base of the names of a widget's built files. */
export const findFileName = (name: string): string | undefined => catalogue.find((entry) => entry.name === name)?.file;
