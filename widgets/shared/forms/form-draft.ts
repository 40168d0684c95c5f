import { createJsonStorage } from '../storage/json-storage.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed into a form, kept in this tab until it is sent, so that a reload or a failure loses nothing. */
export interface FormDraft {
  /** Notes one field. A consent is not noted: it is given anew each time. */
  keep(field: Control): void;
  /** Fills a form from the draft. */
  restore(form: HTMLFormElement): void;
  clear(): void;
}

export function createFormDraft(key: string): FormDraft {
  const storage = createJsonStorage<Record<string, string>>(() => sessionStorage, key);
  return {
    keep: (field) => field.type === 'checkbox' || storage.write({ ...storage.read(), [field.name]: field.value }),
    restore(form) {
      for (const [name, value] of Object.entries(storage.read() ?? {})) {
        const field = form.elements.namedItem(name) as Control | RadioNodeList | null;
        // What was typed before the script came is newer; a choice is only in the draft if somebody made it.
        if (field && (!field.value || field instanceof RadioNodeList)) field.value = value;
      }
    },
    clear: storage.clear,
  };
}
