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
/** Half the width of a store's shape, and the size of a town's name, in pixels. */
const [shapeSize, textSize] = [7, 13];

/**
 * Towns whose names have room, the largest first. `scale` is pixels per kilometre.
 * @type {(towns: (Point & { name: string, rank: number })[], view: number[], scale: number) => (Point & { name: string })[]}
 */
function chooseTowns(towns, [x = 0, y = 0, width = 0, height = 0], scale) {
  /** @type {(Point & { name: string })[]} */
  const kept = [];
  const isInView = (/** @type {Point} */ town) => town.x > x && town.x < x + width && town.y > y && town.y < y + height;
  for (const town of towns.filter(isInView).sort((a, b) => a.rank - b.rank)) {
    const isFree = kept.every(
      (other) =>
        Math.abs(other.y - town.y) * scale > textSize * 1.3 ||
        Math.abs(other.x - town.x) * scale > textSize * 0.7 * Math.max(other.name.length, town.name.length),
    );
    if (isFree) kept.push(town);
  }
  return kept;
}

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
  let view = box;
  const draw = () => {
    const [, , width = 1, height = 1] = view;
    const scale = Math.min(svg.clientWidth / width, svg.clientHeight / height) || 1;
    svg.setAttribute('viewBox', view.join(' '));
    const [size, text] = [shapeSize / scale, textSize / scale];
    const labels = chooseTowns(towns, view, scale).map((town) =>
      makeShape('text', { x: town.x + size * 1.4, y: town.y + size / 2, 'font-size': text, class: 'town' }, town.name),
    );
    // What changes lies above what doesn't.
    const sorted = [...points].sort((a, b) => Number(b.change === 'unchanged') - Number(a.change === 'unchanged'));
    layer.replaceChildren(...labels, ...sorted.flatMap((point) => drawStore(point, size)));
  };
  new ResizeObserver(draw).observe(svg);
  /** @param {number[]} next */
  const setView = (next) => {
    view = next;
    draw();
  };
  return {
    svg,
    /** @param {string} [number] */
    show(number) {
      const point = points.find((each) => each.number === number);
      setView(point ? [point.x - closeUp / 2, point.y - closeUp / 3, closeUp, closeUp / 1.5] : box);
    },
  };
}
