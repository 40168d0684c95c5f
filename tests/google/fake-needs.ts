/**
 * What Google's script does that a page's content security policy must allow, by Google's guide to policies: Trusted
 * Types policies of its own, further scripts, style elements with the page's nonce, a web font, pictures, a worker and
 * beacons. Without any code of Google's.
 */

interface TrustedPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

const keep = (text: string) => text;

/** Google's policy for its own strings; like Google, goes on with plain strings where the page forbids it. */
function createTrust(name: string): TrustedPolicy {
  const rules = { createHTML: keep, createScriptURL: keep };
  const { trustedTypes } = window as typeof window & { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy(name, rules) ?? rules;
  } catch {
    return rules;
  }
}

const findNonce = (selector: string) => document.querySelector<HTMLElement>(selector)?.nonce ?? '';

const [trust] = ['google-maps-api#html', 'google-maps-api-loader', 'lit-html'].map(createTrust);

/** Loads Google's further scripts, each once; rejects if the page's policy blocks one. */
export function createModuleLoader() {
  const modules: Record<string, Promise<void>> = {};
  return (name: string): Promise<void> => {
    modules[name] ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.nonce = findNonce('script[nonce]');
      script.src = trust?.createScriptURL(`https://maps.googleapis.com/maps-api-v3/api/js/64/1/${name}.js`) ?? '';
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`Could not load “${name}”.`));
      document.head.append(script);
    });
    return modules[name];
  };
}

const mapStyle = '.gm-style { font-family: Roboto, Arial, sans-serif; } .gm-style img { max-width: none; }';

/** Adds what surrounds a map: Google's styles and font, a tile, its logo, a worker and a beacon. */
export function furnishMap(style: HTMLElement): void {
  const sheet = document.createElement('style');
  sheet.nonce = findNonce('style[nonce], link[nonce]');
  sheet.textContent = mapStyle;
  const font = document.createElement('link');
  Object.assign(font, { rel: 'stylesheet', href: 'https://fonts.googleapis.com/css?family=Roboto:400&text=Google' });
  document.head.append(sheet, font);
  for (const address of [
    'https://maps.googleapis.com/maps/vt?pb=!1m4!1m3!1i3',
    'https://maps.gstatic.com/mapfiles/transparent.png',
  ]) {
    const picture = document.createElement('img');
    Object.assign(picture, { src: address, alt: '' });
    picture.style.position = 'absolute';
    style.prepend(picture);
  }
  const work = URL.createObjectURL(new Blob(['close();'], { type: 'text/javascript' }));
  new Worker(trust?.createScriptURL(work) ?? '');
  void fetch('https://maps.googleapis.com/maps/api/mapsjs/gen_204?csp_test=true', { mode: 'no-cors' }).catch(() => {});
}
