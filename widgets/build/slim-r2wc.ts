// What r2wc reads attributes, properties and events with. None of it ever runs: the contract is the parser, and the
// lists of props and events that r2wc gets are empty. Without it r2wc is a third as large.
const unused = [
  ['  string: E,\n  number: x,\n  boolean: C,\n  function: O,\n  method: P,\n  json: j\n', ''],
  ['  e.props || (e.props = t.propTypes ? Object.keys(t.propTypes) : []), e.events || (e.events = []);\n', ''],
  ['Array.isArray(e.props) ? e.props.slice() : Object.keys(e.props)', '[]'],
  ['Array.isArray(e.events) ? e.events.slice() : Object.keys(e.events)', '[]'],
  ['for (const r of n)', 'while (false)'],
  ['for (const r of u)', 'while (false)'],
  ['for (const s of n)', 'while (false)'],
  ['for (const s of u)', 'while (false)'],
  ['const i = m[s], f = a[i], g = f ? w[f] : null;', ''],
  ['    static get observedAttributes() {\n      return Object.keys(m);\n    }\n', ''],
  [
    'e.shadow ? this.container = this.attachShadow({\n        mode: e.shadow\n      }) : this.container = this',
    'this.container = this.attachShadow({ mode: "open" })',
  ],
  ['this[y] = !0, ', ''],
  ['this[y] = !1, ', ''],
  ['this[y] && (', '('],
  ['    [y] = !0;\n', ''],
  ['i in a && g?.parse && (o || f === "method") && (this[p][i] = g.parse(o, s, this), this[b]());', ''],
  ['    attributeChangedCallback(s, l, o) {\n      \n      \n    }\n', ''],
  ['    container;\n', ''],
] as const;

/** Rollup plugin: r2wc without its unused half. Throws when r2wc reads otherwise than in the pinned version. */
export function slimR2wc() {
  return {
    name: 'slim-r2wc',
    transform(code: string, id: string) {
      if (!id.includes('/@r2wc/core/')) return null;
      let slim = code;
      for (const [text, replacement] of unused) {
        if (!slim.includes(text)) throw new Error(`@r2wc/core has changed, this is missing: ${text}`);
        slim = slim.replaceAll(text, replacement);
      }
      return { code: slim, map: null };
    },
  };
}
