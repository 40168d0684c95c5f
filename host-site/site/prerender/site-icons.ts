import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from '../../../widgets/shared/brand/retailer.ts';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { publicFolder } from '../../retailers/retailer-content.ts';
import type { Translate } from '../../sources/i18n.ts';
import { findRoute, formatPath } from '../../sources/routes.ts';
import { formatLanguage } from '../layout/page.ts';
import type { SiteFiles } from './assets.ts';
import { formatIcon } from './icon-file.ts';
import type { RasterizedPicture, RasterizedPictures } from './rasterized-pictures.ts';

/** Sides in pixels of the pictures in favicon.ico. */
const iconSides = [16, 32, 48];
const ground = look.colours.paper;

/** Icons of a manifest; a system crops the one that is `maskable`. */
const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest, which names the installed site in the page's language. */
function formatManifest(locale: Locale, t: Translate): string {
  const home = formatPath(findRoute('homepage'), locale);
  return JSON.stringify({
    id: home,
    name: t('site:name'),
    short_name: t('site:name'),
    description: t('home:description'),
    lang: formatLanguage(locale),
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: manifestIcons,
  });
}

/** Writes the icon in every format that browsers, devices and search engines request, at fixed addresses. */
export function writeSiteIcons(
  root: string,
  files: SiteFiles,
  pictures: RasterizedPictures,
  translate: Readonly<Record<Locale, Translate>>,
): void {
  const read = (name: string): string => readFileSync(join(root, publicFolder, name), 'utf8').trim();
  const symbol = read('favicon.svg');
  const appIcon = read('app-icon.svg');
  // Without a crop, the symbol may be closer to the edge.
  const nearIcon = appIcon.replace('viewBox="0 0 64 64"', 'viewBox="8 8 48 48"');
  const size = (svg: string, side: number): Buffer =>
    Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `));
  const addPng = (path: string, svg: string, side: number): void => {
    const sources = ['png', svg, String(side)];
    pictures.add({ path, sources, rasterize: async (open) => open(size(svg, side)).png({ palette: true }).toBuffer() });
  };
  const rasterizeIcon: RasterizedPicture['rasterize'] = async (open) =>
    formatIcon(
      await Promise.all(
        iconSides.map(async (side) => ({ side, png: await open(size(symbol, side)).png().toBuffer() })),
      ),
    );
  files.write('favicon.svg', symbol);
  pictures.add({ path: 'favicon.ico', sources: ['ico', symbol, iconSides.join()], rasterize: rasterizeIcon });
  addPng('logo.png', symbol, 512);
  addPng('apple-touch-icon.png', nearIcon, 180);
  addPng('icon-192.png', nearIcon, 192);
  addPng('icon-512.png', nearIcon, 512);
  addPng('icon-maskable-512.png', appIcon, 512);
  for (const locale of locales) files.write(`${locale}/site.webmanifest`, formatManifest(locale, translate[locale]));
}
