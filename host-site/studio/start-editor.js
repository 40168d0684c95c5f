import { findHoursProblem } from '../sources/stores/hours-text.js';
import { followAddress } from './follow-address.js';
import { StudioBackend } from './studio-backend.js';

// Runs after Decap in the studio's page; the server has set `studio` to the configuration and messages.
const { CMS: editor, studio } = /** @type {any} */ (window);
const { config, messages, frenchMessages } = studio;

const { control: TextField, preview: TextPreview } = editor.getWidget('string');
/** A store's hours on a day: a text that is refused while it means no hours. */
class HoursField extends TextField {
  isValid = () => {
    const problem = findHoursProblem(this.props.value ?? '');
    return problem ? { error: { type: 'CUSTOM', message: messages[`hoursError_${problem}`] } } : true;
  };
}

editor.registerWidget('hours', HoursField, TextPreview);

const { control: NameField, preview: NamePreview } = editor.getWidget('select');
// A picture is chosen by its name, and the lists show it.
editor.registerWidget('image', NameField, NamePreview);

/**
 * Decap's messages by their place, and others that are added or take the place of one.
 * @typedef {{ [key: string]: string | Messages }} Messages
 * @type {(own: Messages, others: Messages) => Messages}
 */
const merge = (own, others) => {
  const merged = { ...own };
  for (const [key, other] of Object.entries(others)) {
    const text = merged[key];
    merged[key] = typeof other === 'object' && typeof text === 'object' ? merge(text, other) : other;
  }
  return merged;
};
// Where Decap's French lacks a text, it would show English.
editor.registerLocale('fr', merge(editor.getLocale('fr'), frenchMessages));

editor.registerBackend(config.backend.name, StudioBackend);
followAddress();
// There are no accounts: Decap finds the one that its login button would store.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: config.backend.name }));
editor.init({ config });
