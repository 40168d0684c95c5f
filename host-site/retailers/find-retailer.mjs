import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as util from 'node:util';

const folder = import.meta.dirname ?? new URL('.', import.meta.url).pathname;

/** The project's root folder. */
const root = join(folder, '../..');

/** The sample's folder, which counts where RETAILER names none. */
export const sampleFolder = join(folder, 'vitrine');

/** The variable RETAILER, which a command may take from `.env` too; tests have settings of their own. */
function readChoice() {
  const { RETAILER, NODE_ENV } = process.env;
  const settings = join(root, '.env');
  if (RETAILER !== undefined || NODE_ENV === 'test' || !existsSync(settings)) return RETAILER;
  return util.parseEnv?.(readFileSync(settings, 'utf8')).RETAILER;
}

/**
 * The folder of a retailer, by its name in host-site/retailers or by its path; the sample's for an empty one. Throws when
 * there is none.
 * @param {string | undefined} choice
 */
export function resolveRetailer(choice) {
  if (!choice) return sampleFolder;
  const found = [join(folder, choice), resolve(choice)].find((path) => existsSync(join(path, 'retailer.json')));
  if (found) return found;
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  throw new Error(
    `RETAILER is ${choice}, where there is no retailer.json. Name a folder of host-site/retailers ` +
      `(${names.map(({ name }) => name).join(', ')}), or the path of one.`,
  );
}

/**
 * The folder of the retailer that the variable RETAILER names. Where there is none, ends the process with the message
 * alone: every command reads the variable, most of them while their modules load, where an error would show as a stack
 * trace.
 */
export function findRetailerFolder() {
  try {
    return resolveRetailer(readChoice());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The declaration of the chosen retailer. */
export const findRetailerFile = () => join(findRetailerFolder(), 'retailer.json');

/**
 * Where the files of a retailer lie, relative to the project's root: `content` with what pages are made from, `public`
 * with pictures, `texts` with what it says in place of the kit.
 * @param {string} retailer its folder, the chosen one's where it is not given
 */
export function locateRetailer(retailer = findRetailerFolder()) {
  const path = relative(root, retailer).replaceAll('\\', '/');
  return { folder: path, content: `${path}/content`, public: `${path}/public`, texts: `${path}/texts` };
}
