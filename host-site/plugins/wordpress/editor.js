// The blocks in WordPress' editor, on its own `wp` objects: no build. `vitrineEditor` comes from includes/blocks.php.
// A block of constants keeps its names to itself.

{
  /** @type {any} */
  const { wp, vitrineEditor } = window;
  const { createElement, Fragment, useEffect, useRef, useState } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextareaControl, TextControl, ToggleControl } = wp.components;
  const { widgets, script, brand, language, messages } = vitrineEditor;

  /**
   * @param {string} text with a place
   * @param {string} value
   */
  const fill = (text, value) => text.replace('%s', () => value);

  /**
   * What an attribute is without a setting.
   * @param {string} name
   * @param {any} attribute
   */
  const describeDefault = (name, attribute) => {
    const value = name === 'brand' ? brand : attribute.default;
    return value || value === 0 ? fill(messages.default, String(value)) : messages.none;
  };

  /**
   * The control of one attribute.
   * @param {{ name: string, attribute: any, value: any, change: (value: any) => void }} props
   */
  const Control = ({ name, attribute, value, change }) => {
    const common = { label: attribute.label, help: attribute.help };
    if (attribute.type === 'boolean') {
      return createElement(ToggleControl, {
        ...common,
        checked: Boolean(value),
        onChange: (/** @type {boolean} */ isOn) => change(isOn || undefined),
      });
    }
    const text = {
      ...common,
      value: value ?? '',
      onChange: (/** @type {string} */ typed) => change(typed || undefined),
    };
    if (attribute.values) {
      const options = attribute.values.filter(Boolean).map((/** @type {string} */ one) => ({ label: one, value: one }));
      return createElement(SelectControl, {
        ...text,
        options: [{ label: describeDefault(name, attribute), value: '' }, ...options],
      });
    }
    if (attribute.type === 'json') return createElement(TextareaControl, text);
    if (attribute.type !== 'number')
      return createElement(TextControl, { ...text, placeholder: attribute.default || '' });
    return createElement(TextControl, {
      ...text,
      type: 'number',
      min: attribute.min,
      max: attribute.max,
      placeholder: String(attribute.default),
      onChange: (/** @type {string} */ typed) => change(typed === '' ? undefined : Number(typed)),
    });
  };

  /**
   * Writes the block's settings to the element of the preview.
   * @param {Element | undefined} element
   * @param {any} known
   * @param {any} given
   */
  const setAttributes = (element, known, given) => {
    for (const name of Object.keys(known)) {
      const value = given[name] ?? (name === 'brand' ? brand : undefined);
      if (value === undefined || value === false) element?.removeAttribute(name);
      else element?.setAttribute(name, value === true ? '' : String(value));
    }
  };

  /**
   * The element itself, in a frame that keeps the editor's styles out and is as high as its content, always. It takes
   * neither clicks nor focus: the editor does.
   * @param {{ widget: any, attributes: any }} props
   */
  const Preview = ({ widget, attributes }) => {
    const frame = useRef();
    const element = useRef();
    const [height, setHeight] = useState(0);
    const [hasFailed, setFailed] = useState(false);

    // The frame is empty again whenever the editor moves the block.
    function fillFrame() {
      const { contentDocument: page, contentWindow } = frame.current;
      const loader = Object.assign(page.createElement('script'), { type: 'module', src: script });
      loader.onerror = () => setFailed(true);
      element.current = page.createElement(widget.tag);
      setAttributes(element.current, widget.attributes, attributes);
      page.body.append(element.current);
      page.head.append(loader);
      const measure = () => setHeight(Math.ceil(page.body.getBoundingClientRect().height));
      new contentWindow.ResizeObserver(measure).observe(page.body);
    }

    useEffect(() => setAttributes(element.current, widget.attributes, attributes), [attributes]);
    if (hasFailed)
      return createElement(Placeholder, { label: widget.title, instructions: fill(messages.failed, script) });
    return createElement('iframe', {
      ref: frame,
      title: fill(messages.preview, widget.title),
      tabIndex: -1,
      inert: '',
      onLoad: fillFrame,
      srcDoc: `<!doctype html><html lang="${language}"><style>html{overflow:hidden}body{display:flow-root;margin:0}</style><body>`,
      style: { display: 'block', width: '100%', height: `${Math.max(height, 24)}px`, border: 0, pointerEvents: 'none' },
    });
  };

  /**
   * A block in the editor: its settings in the sidebar, its preview in the page.
   * @param {{ widget: any, attributes: any, setAttributes: (values: any) => void }} props
   */
  const Edit = ({ widget, attributes, setAttributes: change }) => {
    const controls = Object.entries(widget.attributes).map(([name, attribute]) =>
      createElement(Control, {
        key: name,
        name,
        attribute,
        value: attributes[name],
        change: (/** @type {any} */ value) => change({ [name]: value }),
      }),
    );
    const settings = createElement(PanelBody, { title: messages.settings }, controls);
    const view = widget.coversPage
      ? createElement(Placeholder, { label: widget.title, instructions: messages.coversPage })
      : createElement(Preview, { widget, attributes });
    return createElement(
      Fragment,
      null,
      createElement(InspectorControls, null, settings),
      createElement('div', useBlockProps(), view),
    );
  };

  // A shop window. The icon font's glyphs would be read aloud before the title.
  const path = createElement('path', { d: 'M3 4h18v12H3zM5 6v8h14V6zM3 18h18v2H3z' });
  const icon = createElement('svg', { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': true }, path);

  for (const [name, widget] of Object.entries(widgets)) {
    wp.blocks.registerBlockType(`vitrine/${name}`, {
      icon,
      edit: (/** @type {any} */ props) => createElement(Edit, { ...props, widget }),
      save: () => null,
    });
  }
}
