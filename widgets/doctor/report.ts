import type { MessageKey, MessageValues } from '../shared/locale/messages.ts';
import type en from './doctor.en.json';

/** A key of the doctor's messages. */
export type DoctorKey = MessageKey<typeof en>;

/** A part of the guide page that explains a finding. */
export type Anchor = 'tags' | 'attributes' | 'closing' | 'properties' | 'script' | 'hidden' | 'policy' | 'sent';

/** One sentence about a page or an element; a problem is what someone has to change. */
export interface Finding {
  key: DoctorKey;
  values?: MessageValues;
  /** A message among the values, by the name under which its text goes in. */
  named?: Readonly<Record<string, DoctorKey>>;
  /** Set for a problem: where the guide explains it. */
  anchor?: Anchor;
}

/** What there is to say of the page, or of one element, link, box or frame. */
export interface Subject {
  /** Its tag as the page has it; none for the page itself. */
  name?: string;
  findings: readonly Finding[];
}

/** A finding that someone has to act on. */
export const isProblem = ({ anchor }: Finding): boolean => anchor !== undefined;

/** What a frame of ours needs of its `sandbox`. Its forms are sent by script, for which no permission is asked. */
export const framePermissions: readonly string[] = ['allow-scripts', 'allow-same-origin', 'allow-popups'];
