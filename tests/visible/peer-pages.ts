import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDocument, type Job } from './measured-page.ts';

/** npm packages of the peers, which the benchmark installs; they are not dependencies of the project. */
const peers = ['leaflet@1.9.4', 'shareon@2.8.1', '@gcds-core/components@1.3.1', '@shoelace-style/shoelace@2.20.1'];

/** Installs the peers below `folder`; throws when npm cannot. */
export function installPeers(folder: string): void {
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--prefix', folder];
  execFileSync('npm', ['install', ...options, ...peers], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const fields = ['First name', 'Last name', 'Email', 'Postal code', 'Phone', 'City', 'Message'];

// Minimal use of Leaflet: a list and a marker for each store of the same feed; no search, filters, hours or tiles.
const formatLeafletScript = (kit: string) => `
  const feed = await (await fetch('${kit}/stores/vitrine.json')).json();
  const map = L.map('map').setView([50, -95], 4);
  const list = document.querySelector('ul');
  for (const { name, address, phone, lat, lng } of feed.stores) {
    L.marker([lat, lng]).addTo(map).bindPopup(name.en);
    const item = document.createElement('li');
    item.textContent = [name.en, address.line1, address.city, phone].join(', ');
    list.append(item);
  }`;

/** An element as on our own pages, prerendered, and the address of its style sheet, if it links to one. */
function takeFrom(dist: string, path: string, tag: string): { element: string; sheet: string | undefined } {
  const page = readFileSync(join(dist, 'site', path), 'utf8');
  const [element] = new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(page) ?? [];
  if (!element) throw new Error(`${path} has no ${tag}`);
  return { element, sheet: /<link rel="stylesheet" href="([^"]+)"/.exec(element)?.[1] };
}

/** Where the pages' files come from. */
export interface Places {
  dist: string;
  /** Origin of the widgets' and the peers' files; empty for the page's own. */
  kit: string;
  /** Address of a style sheet that plain HTML links to. */
  sheet: string;
}

type Listing = (places: Places) => Job;

const script = (address: string): string => `<script type="module" src="${address}"></script>`;
const loader = (kit: string): string => script(`${kit}/widgets/v1/vitrine.js`);
const alone = (kit: string, name: string): string => script(`${kit}/widgets/v1/${name}.js`);

const preloadSheet = (sheet: string | undefined): string =>
  sheet ? `<link rel="preload" as="style" href="${sheet}">` : '';

const listFinder: Listing = ({ dist, kit }) => {
  const element = '<vitrine-store-finder></vitrine-store-finder>';
  const seen = ['vitrine-store-finder', '[part="store"]'];
  // The line of our snippets; Leaflet's documentation has none, but a page's author may think of it.
  const preload = `<link rel="preload" as="fetch" crossorigin href="${kit}/stores/vitrine.json">`;
  // The element's children are the list of all stores, which the script replaces.
  const own = takeFrom(dist, 'en/storelocator.html', 'vitrine-store-finder');
  const formatPeer = (head: string) => ({
    html: formatDocument(
      `${head}<link rel="stylesheet" href="${kit}/peers/leaflet/dist/leaflet.css"><script src="${kit}/peers/leaflet/dist/leaflet.js"></script>`,
      `<ul></ul><div id="map" style="height:20em"></div><script type="module">${formatLeafletScript(kit)}</script>`,
    ),
    seen: ['li'],
  });
  return {
    peer: formatPeer(''),
    'peer, stores preloaded': formatPeer(preload),
    loader: { html: formatDocument(preload + loader(kit), element), seen },
    'one file': { html: formatDocument(preload + alone(kit, 'store-finder'), element), seen },
    'as on our page': {
      html: formatDocument(preload + loader(kit) + preloadSheet(own.sheet), own.element),
      seen: ['vitrine-store-finder .store-card'],
    },
  };
};

const listContact: Listing = ({ dist, kit, sheet }) => {
  const element = '<vitrine-contact-form></vitrine-contact-form>';
  const seen = ['vitrine-contact-form', 'input[type="email"]'];
  const gcds = `${kit}/peers/@gcds-core/components/dist/gcds/gcds`;
  const own = takeFrom(dist, 'en/contact.html', 'vitrine-contact-form');
  return {
    peer: {
      html: formatDocument(
        `<link rel="stylesheet" href="${gcds}.css">${script(`${gcds}.esm.js`)}`,
        `<form>${fields.map((name, at) => `<gcds-input label="${name}" input-id="f${at}" name="f${at}"></gcds-input>`).join('')}<gcds-button>Send</gcds-button></form>`,
      ),
      seen: ['gcds-input', 'input'],
    },
    loader: { html: formatDocument(loader(kit), element), seen },
    'one file': { html: formatDocument(alone(kit, 'contact-form'), element), seen },
    'as on our page': { html: formatDocument(loader(kit) + preloadSheet(own.sheet), own.element), seen },
    'plain HTML': {
      html: formatDocument(
        `<link rel="stylesheet" href="${sheet}">`,
        `<form>${fields.map((name) => `<label>${name}<input></label>`).join('')}</form>`,
      ),
      seen: ['input'],
    },
  };
};

const listShare: Listing = ({ kit }) => {
  const element = '<vitrine-share-buttons></vitrine-share-buttons>';
  const seen = ['vitrine-share-buttons', 'a[href*="facebook"]'];
  const shareon = `${kit}/peers/shareon/dist/shareon`;
  return {
    peer: {
      html: formatDocument(
        `<link rel="stylesheet" href="${shareon}.min.css"><script defer init src="${shareon}.iife.js"></script>`,
        '<div class="shareon"><a class="facebook"></a><a class="pinterest"></a><a class="twitter"></a></div>',
      ),
      seen: ['a[href*="facebook"]'],
    },
    loader: { html: formatDocument(loader(kit), element), seen },
    'one file': { html: formatDocument(alone(kit, 'share-buttons'), element), seen },
  };
};

// What a visitor who opens a dialog meets: a sentence, two fields, a choice and two buttons.
const dialogBody = '<h2>Our newsletter</h2><p>New ideas, twice a week.</p>';
const openIt = (selector: string, act: string): string =>
  `<button id="open" onclick="document.querySelector('${selector}').${act}">Open</button>`;

const listLightbox: Listing = ({ kit }) => {
  const shoelace = `${kit}/peers/@shoelace-style/shoelace/cdn`;
  const parts = ['dialog', 'input', 'radio-group', 'radio', 'button'];
  const page = (head: string, body: string, shown: readonly string[], seen: readonly string[]) => ({
    html: formatDocument(head, body),
    seen,
    press: { button: ['#open'], shown },
  });
  const form = ['Email', 'Postal code'].map((name) => `<label>${name}<input></label>`).join('');
  const ours = (name: string) =>
    `${openIt(`vitrine-${name}`, "setAttribute('open','')")}<vitrine-${name} trigger="manual"></vitrine-${name}>`;
  const opened = (name: string) => [`vitrine-${name}`, 'dialog [type="email"]'];
  const ready = (name: string) => [`body:has(vitrine-${name}:defined) #open`];
  return {
    peer: page(
      `<link rel="stylesheet" href="${shoelace}/themes/light.css">${parts.map((part) => script(`${shoelace}/components/${part}/${part}.js`)).join('')}`,
      `${openIt('sl-dialog', 'show()')}<sl-dialog label="Newsletter">${dialogBody}<form><sl-input label="Email"></sl-input><sl-input label="Postal code"></sl-input><sl-radio-group label="Language"><sl-radio value="en">English</sl-radio><sl-radio value="fr">French</sl-radio></sl-radio-group><sl-button type="submit">Join</sl-button></form></sl-dialog>`,
      ['sl-dialog sl-input'],
      ['body:has(sl-dialog:defined) #open'],
    ),
    native: page(
      '',
      `${openIt('dialog', 'showModal()')}<dialog>${dialogBody}<form>${form}<button>Join</button></form></dialog>`,
      ['dialog input'],
      ['#open'],
    ),
    newsletter: page(
      loader(kit),
      ours('newsletter-lightbox'),
      opened('newsletter-lightbox'),
      ready('newsletter-lightbox'),
    ),
    'newsletter, one file': page(
      alone(kit, 'newsletter-lightbox'),
      ours('newsletter-lightbox'),
      opened('newsletter-lightbox'),
      ready('newsletter-lightbox'),
    ),
    gift: page(loader(kit), ours('gift-lightbox'), opened('gift-lightbox'), ready('gift-lightbox')),
  };
};

/** Jobs in which our widgets stand beside the best complete peer for the same purpose. */
export const peerJobs: Readonly<Record<string, Listing>> = {
  contact: listContact,
  finder: listFinder,
  share: listShare,
  lightbox: listLightbox,
};
