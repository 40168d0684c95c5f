import { findHoursProblem } from '../stores/hours-text.js';

// Runs after Decap in the studio's page; the server has set `studio` to the configuration, words and site.
const { CMS: editor, createClass, h, studio } = /** @type {any} */ (window);
const { config, words, frenchWords, site, pages } = studio;

const share = 0.01;

/** What is beside the fields looks like the site's own controls. */
const previewStyle = `
  body { margin: 1rem; color: #26211c; font: 1rem/1.5 system-ui, sans-serif }
  h2, summary { margin: 1.5rem 0 0.5rem; font-size: 1rem; font-weight: 600 }
  summary { cursor: pointer }
  a { color: #24423a }
  p > label { display: block }
  input { display: block; max-width: 100%; padding: 0.4rem; font: inherit }
  button { padding: 0.5rem 1rem; border: 1px solid #24423a; background: #24423a; color: #faf6f0; font: inherit; cursor: pointer }
  button:disabled { opacity: 0.6; cursor: default }
  :focus-visible { outline: 0.15em solid #24423a; outline-offset: 0.15em }
`;

/** @param {{ place: string, text: string }} problem */
const format = ({ place, text }) => h('li', {}, place ? h('strong', {}, `${place}: `) : '', text);

/**
 * A field of the form that adds a picture.
 * @param {string} label
 * @param {Record<string, unknown>} traits
 */
const formField = (label, traits) => h('p', {}, h('label', {}, `${label} `, h('input', traits)));

/** Adds a picture: a file, a name, and which part of it is kept. */
const PictureForm = createClass({
  getInitialState: () => ({ address: '', name: '', x: 50, y: 50, text: '' }),
  /** @param {Event & { target: HTMLInputElement }} event */
  choose({ target }) {
    const [file] = target.files ?? [];
    URL.revokeObjectURL(this.state.address);
    this.file = file;
    this.setState({ address: file ? URL.createObjectURL(file) : '', text: '' });
  },
  async send() {
    const { name, x, y } = this.state;
    this.setState({ text: words.uploading });
    try {
      const query = new URLSearchParams({ name, x: String(x * share), y: String(y * share) });
      const signal = AbortSignal.timeout(120_000);
      const response = await fetch(`/pictures?${query}`, { method: 'POST', body: this.file, signal });
      const { error } = await response.json();
      if (!response.ok && response.status !== 422) throw new Error(String(response.status));
      this.setState({ text: error ? words[`uploadError${error}`] : words.uploaded });
    } catch {
      this.setState({ text: words.uploadFailed });
    }
  },
  render() {
    const { address, name, x, y, text } = this.state;
    /** @type {(key: string) => (event: { target: HTMLInputElement }) => void} */
    const set =
      (key) =>
      ({ target }) =>
        this.setState({ [key]: target.value });
    const slide = (/** @type {string} */ label, /** @type {string} */ key, /** @type {number} */ value) =>
      formField(label, { type: 'range', min: 0, max: 100, value, onChange: set(key) });
    const crop = { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', objectPosition: `${x}% ${y}%` };
    return h(
      'details',
      {},
      h('summary', {}, words.upload),
      h('p', {}, words.uploadHint),
      formField(words.uploadFile, { type: 'file', accept: 'image/*', onChange: this.choose }),
      address && h('img', { src: address, alt: words.uploadCrop, style: crop }),
      address && slide(words.uploadAcross, 'x', x),
      address && slide(words.uploadDown, 'y', y),
      formField(words.uploadName, {
        type: 'text',
        value: name,
        placeholder: words.uploadNameHint,
        onChange: set('name'),
      }),
      h('button', { type: 'button', disabled: !address || !name, onClick: () => this.send() }, words.uploadButton),
      h('p', { role: 'status' }, text),
    );
  },
});

/** Links to the page, the build's checks of what was last saved, and the form that adds a picture. */
const Preview = createClass({
  getInitialState: () => ({ text: '', problems: [] }),
  /**
   * @param {string} kind
   * @param {string} slug
   */
  async check(kind, slug) {
    this.setState({ text: words.checking, problems: [] });
    try {
      const query = new URLSearchParams({ kind, slug });
      const response = await fetch(`/checks?${query}`, { signal: AbortSignal.timeout(30_000) });
      if (!response.ok) throw new Error(String(response.status));
      const problems = await response.json();
      this.setState({ text: problems.length > 0 ? words.problems : words.passed, problems });
    } catch {
      this.setState({ text: words.checksFailed, problems: [] });
    }
  },
  render() {
    const { entry, collection } = this.props;
    // A file of facts may have the name of a collection, and its template too.
    const kind = collection.get('name');
    const slug = entry.getIn(['data', 'address']) ?? entry.getIn(['data', 'id']) ?? entry.get('slug') ?? '';
    const path = pages[kind].replace('{slug}', slug);
    /** @type {(locale: string, label: string) => unknown} */
    const link = (locale, label) =>
      h('li', {}, h('a', { href: `${site}/${locale}/${path}`, target: `page-${locale}` }, label));
    return h(
      'div',
      { lang: config.locale },
      h('button', { type: 'button', onClick: () => this.check(kind, slug) }, words.checks),
      h('p', { role: 'status' }, this.state.text),
      h('ul', {}, ...this.state.problems.map(format)),
      h('h2', {}, words.pages),
      h('ul', {}, link('en', words.english), link('fr', words.french)),
      h('p', {}, words.pagesHint),
      h(PictureForm),
    );
  },
});

const { control: TextField, preview: TextPreview } = editor.getWidget('string');

/** A store's hours on a day: a text that is refused while it means no hours. */
class HoursField extends TextField {
  isValid = () => {
    const problem = findHoursProblem(this.props.value ?? '');
    return problem ? { error: { type: 'CUSTOM', message: words[`hoursError_${problem}`] } } : true;
  };
}

editor.registerWidget('hours', HoursField, TextPreview);

/**
 * Decap's texts by their place, and others that are added or take the place of one.
 * @typedef {{ [key: string]: string | Texts }} Texts
 * @type {(texts: Texts, others: Texts) => Texts}
 */
const merge = (texts, others) => {
  const merged = { ...texts };
  for (const [key, other] of Object.entries(others)) {
    const text = merged[key];
    merged[key] = typeof other === 'object' && typeof text === 'object' ? merge(text, other) : other;
  }
  return merged;
};
// Where Decap's French lacks a text, it would show English.
editor.registerLocale('fr', merge(editor.getLocale('fr'), frenchWords));

for (const { name, files = [] } of config.collections) {
  for (const template of [name, ...files.map((/** @type {{ name: string }} */ file) => file.name)]) {
    editor.registerPreviewTemplate(template, Preview);
  }
}
editor.registerPreviewStyle(previewStyle, { raw: true });
editor.init({ config });
