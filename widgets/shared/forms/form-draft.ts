import { createJsonStorage } from '../storage/json-storage.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's typed values, kept in this tab until they are sent, so that a reload or a failure loses nothing. */
export interface FormDraft {
  /** Stores one field; consents are not stored. */
  keep(field: Control): void;
  /** Fills a form from the draft. */
  restore(form: HTMLFormElement): void;
  /** Forgets what was kept, and empties the form. */
  clear(form: HTMLFormElement | null): void;
}

/** A draft in session storage under a key. Checkboxes are not kept: consent is given again. */
export function createFormDraft(key: string): FormDraft {
  const storage = createJsonStorage<Record<string, string>>(() => sessionStorage, key);
  return {
    keep: (field) => field.type === 'checkbox' || storage.write({ ...storage.read(), [field.name]: field.value }),
    restore(form) {
      for (const [name, value] of Object.entries(storage.read() ?? {})) {
        const field = form.elements.namedItem(name) as Control | RadioNodeList | null;
        // A value typed before the script loaded is newer; a radio group is in the draft only if the visitor chose.
        if (field && (!field.value || field instanceof RadioNodeList)) field.value = value;
      }
    },
    clear(form) {
      storage.clear();
      form?.reset();
    },
  };
}
