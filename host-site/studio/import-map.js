// The map of the import's page: outlines and stores as SVG, by the server's positions in kilometres.

const { messages } = /** @type {any} */ (window).studio;

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {Point & { change: string, name: string, number: string, isApproximate: boolean, from?: Point }} StorePoint
 * @typedef {{ box: number[], land: string, lakes: string, borders: string, towns: (Point & { name: string, rank: number })[], points: StorePoint[] }} PreviewMap
 */

/** @type {(name: string, attributes: Record<string, string | number>, ...children: (Node | string)[]) => SVGElement} */
function makeShape(name, attributes, ...children) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
  shape.append(...children);
  return shape;
}

/** Kilometres that a map around one store shows. */
const closeUp = 60;
/** Towns that a map of this width, in kilometres, has room for. */
const townRank = (/** @type {number} */ width) => (width < 400 ? 5 : width < 1500 ? 3 : 1);

/** Each change has a shape of its own, so that no one has to tell colours apart. */
const shapes = {
  added: 'M-1 -1H1V1H-1Z',
  closed: 'M-1 -1L1 1M1 -1L-1 1',
  moved: 'M0 -1.3L1.3 0L0 1.3L-1.3 0Z',
  hours: 'M0 -1.2L1.1 0.9H-1.1Z',
  details: 'M0 -1.2L1.1 0.9H-1.1Z',
  unchanged: 'M-0.5 0A0.5 0.5 0 1 0 0.5 0A0.5 0.5 0 1 0 -0.5 0Z',
};

/** @type {(point: StorePoint, size: number) => SVGElement[]} */
function drawStore(point, size) {
  const { x, y, change, name, number, from, isApproximate } = point;
  const place = `translate(${x} ${y}) scale(${size})`;
  const title = makeShape('title', {}, `${messages[`import_${change}`]} – ${name} (${number})`);
  const shape = /** @type {Record<string, string>} */ (shapes)[change] ?? '';
  const store = makeShape('path', { d: shape, transform: place, class: `store ${change}` }, title);
  const way = from && makeShape('line', { x1: from.x, y1: from.y, x2: x, y2: y, class: 'way' });
  const ring = isApproximate && makeShape('circle', { cx: x, cy: y, r: 2 * size, class: 'ring' });
  return [way, ring, store].filter((each) => each instanceof SVGElement);
}

/**
 * Draws the map. `show` moves it to a store, or back to all of them.
 * @param {PreviewMap} map
 */
export function drawMap({ box, land, lakes, borders, towns, points }) {
  const layer = makeShape('g', {});
  const svg = makeShape(
    'svg',
    { role: 'img', 'aria-label': messages.importMap },
    makeShape('path', { d: land, class: 'land' }),
    makeShape('path', { d: lakes, class: 'lake' }),
    makeShape('path', { d: borders, class: 'border' }),
    layer,
  );
  /** @param {number[]} view */
  const setView = (view) => {
    const [x = 0, y = 0, width = 1, height = 1] = view;
    svg.setAttribute('viewBox', view.join(' '));
    const size = Math.max(width, height * 1.6) / 110;
    const inView = towns.filter(
      (town) =>
        town.rank <= townRank(width) && town.x > x && town.x < x + width && town.y > y && town.y < y + height,
    );
    const labels = inView.map((town) =>
      makeShape('text', { x: town.x + size, y: town.y, 'font-size': 2.4 * size, class: 'town' }, town.name),
    );
    // What changes lies above what doesn't.
    const sorted = [...points].sort((a, b) => Number(b.change === 'unchanged') - Number(a.change === 'unchanged'));
    layer.replaceChildren(...labels, ...sorted.flatMap((point) => drawStore(point, size)));
  };
  setView(box);
  return {
    svg,
    /** @param {string} [number] */
    show(number) {
      const point = points.find((each) => each.number === number);
      setView(point ? [point.x - closeUp / 2, point.y - closeUp / 3, closeUp, closeUp / 1.5] : box);
    },
  };
}
