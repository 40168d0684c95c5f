import type { CatalogueEntry } from '../../catalogue.ts';
import { productionOrigin } from '../../shared/brand/brands.ts';
import { ownFile, packageName } from './package-names.ts';

const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

/** What the project's package.json says about the package. */
export interface Release {
  version: string;
  /** Where the sources are; npm refuses provenance without it. */
  repository?: string | object;
  /** Where faults are reported. */
  bugs?: string | object;
}

/**
 * The package's package.json. On a server a definition resolves to an empty module: there is no element registry. In
 * Node it resolves to a module that defines the element if there is one, as in tests, also in a bundle for Node. In a
 * browser, bundlers that build for development get code with names in its stacks.
 */
export function describePackage(catalogue: readonly CatalogueEntry[], { version, repository, bugs }: Release): object {
  const definitions = catalogue.map(({ name }) => {
    const { types, default: file } = entry(`widgets/${name}`);
    const nothing = './nothing.js';
    const conditions = {
      browser: { development: `./development/${name}.js`, default: file },
      deno: nothing,
      node: `./widgets/${name}.node.js`,
      workerd: nothing,
      'edge-light': nothing,
    };
    return [`./${name}`, { types, ...conditions, default: file }];
  });
  return {
    name: packageName,
    version,
    description: 'Bilingual retail widgets as custom elements, for any page and any framework.',
    license: 'MIT',
    homepage: `${productionOrigin}/en/widgets`,
    ...(repository ? { repository } : {}),
    ...(bugs ? { bugs } : {}),
    keywords: ['custom-elements', 'web-components', 'bilingual', 'react', 'vue', 'solid', 'svelte'],
    type: 'module',
    sideEffects: catalogue.flatMap(({ name }) =>
      ['widgets', 'development'].map((folder) => `./${folder}/${name}.js`).concat(`./widgets/${name}.node.js`),
    ),
    types: './index.d.ts',
    // The only one, so that `npx` runs it by the package's name.
    bin: { 'vitrine-widgets': './doctor.js' },
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(definitions),
      './react': entry('react'),
      './vue': entry('vue'),
      './solid': entry('solid'),
      './svelte': entry('svelte'),
      './server': entry('server'),
      './custom-elements.json': './custom-elements.json',
      './html-custom-data.json': './html-custom-data.json',
      './web-types.json': './web-types.json',
      './package.json': './package.json',
    },
    // The same choice where the package loads a definition by itself: an app that also imports it has it once.
    imports: {
      [ownFile('*')]: {
        browser: { development: './development/*.js', default: './widgets/*.js' },
        default: './widgets/*.js',
      },
    },
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    peerDependencies: { react: '>=18', 'solid-js': '>=1.8 <2', svelte: '>=4', vue: '>=3' },
    peerDependenciesMeta: {
      react: { optional: true },
      'solid-js': { optional: true },
      svelte: { optional: true },
      vue: { optional: true },
    },
    engines: { node: '>=20' },
    publishConfig: { access: 'public', provenance: true },
  };
}
