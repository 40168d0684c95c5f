import type { LocalizedText } from '../../../../widgets/shared/locale/locale.ts';

/** What a check may find. Only `failed` is a fault; a check is `skipped` where it has nothing to look at. */
export const results = ['ok', 'warning', 'failed', 'skipped'] as const;
/** One of them. */
export type Result = (typeof results)[number];

/** What a check has found, in a sentence. */
export interface Finding {
  result: Result;
  message: LocalizedText;
  /** What to do about a warning or a fault. */
  remedy?: LocalizedText;
  /** The code of the cause, such as CERT_HAS_EXPIRED, where there is one. */
  code?: string;
}

/** One thing that a deployment must have; `tools` are what the check looks at. */
export interface Check<Tools> {
  /** In kebab case; the label of its metric too. */
  id: string;
  /** Milliseconds that it may take; half a minute when absent. */
  timeLimit?: number;
  /** Never changes what it looks at. May reject: then it has failed, with the code of the error. */
  run(tools: Tools): Promise<Finding>;
}

/** A finding without a fault. */
export const pass = (message: LocalizedText): Finding => ({ result: 'ok', message });
/** A finding where there is nothing to look at. */
export const skip = (message: LocalizedText): Finding => ({ result: 'skipped', message });
/** A finding that someone should look at before it becomes a fault. */
export const warn = (message: LocalizedText, remedy: LocalizedText, code?: string): Finding => ({
  result: 'warning',
  message,
  remedy,
  ...(code === undefined ? {} : { code }),
});
/** A fault. */
export const fail = (message: LocalizedText, remedy: LocalizedText, code?: string): Finding => ({
  ...warn(message, remedy, code),
  result: 'failed',
});
