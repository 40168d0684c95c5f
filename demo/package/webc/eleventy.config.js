import webc from '@11ty/eleventy-plugin-webc';

/** Eleventy takes its settings from the default export. */
export default function configure(settings) {
  settings.addPlugin(webc);
  return { dir: { input: 'pages', output: 'site' } };
}
