// Runs after Decap in the studio's page; the server has set `studio` to the configuration, words and site.
const { CMS: editor, createClass, h, studio } = /** @type {any} */ (window);
const { config, words, site } = studio;

/** @param {{ file: string, line: number, text: string }} problem */
const format = ({ file, line, text }) => h('li', {}, `${file}, ${line}: ${text}`);

/**
 * Links to the real page, and the build's checks of the files as they were last saved.
 * @param {string} kind
 * @param {string} prefix of the page's path, after the language
 */
const createPreview = (kind, prefix) =>
  createClass({
    getInitialState: () => ({ text: '', problems: [] }),
    /** @param {string} address */
    async check(address) {
      this.setState({ text: words.checking, problems: [] });
      try {
        const query = new URLSearchParams({ kind, slug: address });
        const response = await fetch(`/checks?${query}`, { signal: AbortSignal.timeout(30_000) });
        if (!response.ok) throw new Error(String(response.status));
        const problems = await response.json();
        this.setState({ text: problems.length > 0 ? words.problems : words.passed, problems });
      } catch {
        this.setState({ text: words.checksFailed, problems: [] });
      }
    },
    render() {
      const address = this.props.entry.getIn(['data', 'address']) ?? '';
      /** @type {(locale: string, label: string) => unknown} */
      const link = (locale, label) =>
        h('li', {}, h('a', { href: `${site}/${locale}/${prefix}${address}`, target: `page-${locale}` }, label));
      return h(
        'div',
        { lang: config.locale, style: { fontFamily: 'system-ui' } },
        h('h2', {}, words.pages),
        h('ul', {}, link('en', words.english), link('fr', words.french)),
        h('p', {}, words.pagesHint),
        h('button', { type: 'button', onClick: () => this.check(address) }, words.checks),
        h('p', { role: 'status' }, this.state.text),
        h('ul', {}, ...this.state.problems.map(format)),
      );
    },
  });

editor.registerPreviewTemplate('articles', createPreview('articles', 'articles/'));
editor.registerPreviewTemplate('landing', createPreview('landing', ''));
editor.init({ config });
