import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cwd, env } from 'node:process';
import { type Zippable, zipSync } from 'fflate';
import { catalogue } from '../../widgets/catalogue.ts';
import { putOwnBrands } from '../../widgets/manifest/put-own-brands.ts';
import { readPublicOrigin } from '../sources/public-origin.ts';
import { formatMo, formatPo } from './gettext.ts';
import { listHostWidgets } from './host-widgets.ts';
import { formatTagTemplate } from './tag-manager.ts';
import { describeBlock, describeForPhp, listTranslations } from './wordpress.ts';

// Last step of the build: the plugin for WordPress, as a folder and as a zip, and the template for Google Tag Manager.
const source = 'host-site/plugins';
const plugin = 'dist/hosts/wordpress/vitrine';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const origin = readPublicOrigin(env);
const widgets = listHostWidgets(cwd(), catalogue);

function write(path: string, content: object | string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const isData = typeof content === 'object' && !(content instanceof Uint8Array);
  writeFileSync(path, isData ? `${JSON.stringify(content, null, 2)}\n` : (content as string | Uint8Array));
}

rmSync('dist/hosts', { recursive: true, force: true });
cpSync(join(source, 'wordpress'), plugin, { recursive: true });
cpSync('LICENSE', join(plugin, 'LICENSE'));
for (const file of ['vitrine.php', 'readme.txt']) {
  write(join(plugin, file), putOwnBrands(readFileSync(join(plugin, file), 'utf8')).replaceAll('0.0.0', version));
}
write(join(plugin, 'widgets.json'), describeForPhp(widgets, origin));
for (const widget of widgets) write(join(plugin, 'blocks', widget.name, 'block.json'), describeBlock(widget, version));
const translations = listTranslations(widgets);
const template = translations.map((translation) => ({ ...translation, translated: '' }));
write(join(plugin, 'languages/vitrine.pot'), formatPo(template, ''));
write(join(plugin, 'languages/vitrine-fr_CA.po'), formatPo(translations, 'fr_CA'));
write(join(plugin, 'languages/vitrine-fr_CA.mo'), formatMo(translations, 'fr_CA'));

const files = readdirSync(plugin, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
// One fixed time, in this zone of the format: the same sources make the same bytes.
const mtime = new Date(1980, 0, 1);
const inZip: Zippable = {};
for (const path of files) inZip[path.slice('dist/hosts/wordpress/'.length)] = [readFileSync(path), { mtime }];
write(`${plugin}.zip`, zipSync(inZip));

const skeleton = readFileSync(join(source, 'tag-manager/vitrine.tpl'), 'utf8');
write('dist/hosts/tag-manager/vitrine.tpl', formatTagTemplate(skeleton, widgets, origin));
