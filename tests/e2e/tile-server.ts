import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** How the server responds: with pictures up to a zoom level, an error, a page, half a picture, or never. */
export type TileMode = { upTo: number } | 'error' | 'page' | 'half' | 'silent';

/** A request for a tile. */
export interface TileRequest {
  z: number;
  x: number;
  y: number;
  isDense: boolean;
  headers: IncomingHttpHeaders;
}

const width = 256;
const paper = [0, 0, 255];
const spot = [255, 0, 0];
const spotSize = 6;

/** A place in pixels of the world at a zoom level, by the formula of the web's maps. */
function toPixels(lat: number, lng: number, z: number): { x: number; y: number } {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  const size = width * 2 ** z;
  return { x: ((lng + 180) / 360) * size, y: ((1 - north / Math.PI) / 2) * size };
}

/** A blue tile with a red spot at each place that it contains. */
function paintTile(z: number, x: number, y: number, places: readonly { lat: number; lng: number }[]): Promise<Buffer> {
  const spots = places.map(({ lat, lng }) => toPixels(lat, lng, z));
  const pixels = Buffer.alloc(width * width * 3);
  for (let at = 0; at < width * width; at += 1) {
    const [left, top] = [x * width + (at % width), y * width + Math.floor(at / width)];
    const isSpot = spots.some((place) => Math.abs(place.x - left) < spotSize && Math.abs(place.y - top) < spotSize);
    pixels.set(isSpot ? spot : paper, at * 3);
  }
  return sharp(pixels, { raw: { width, height: width, channels: 3 } })
    .png()
    .toBuffer();
}

/** A tile server of the test's own, whose tiles mark places. */
export function serveTiles(places: readonly { lat: number; lng: number }[]) {
  const requests: TileRequest[] = [];
  let mode: TileMode = { upTo: 18 };
  const respond = async (response: ServerResponse, { z, x, y }: TileRequest) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'image/png');
    if (mode === 'silent') return;
    if (mode === 'error') return response.writeHead(500).end();
    if (mode === 'page') return response.setHeader('content-type', 'text/html').end('<!doctype html><p>Hello</p>');
    const picture = await paintTile(z, x, y, places);
    if (mode === 'half') return response.end(picture.subarray(0, 40));
    if (z > mode.upTo) return response.writeHead(404).end();
    response.end(picture);
  };
  const server = createServer(({ url = '', headers }, response) => {
    const [, z, x, y, dense] = /^\/(\d+)\/(\d+)\/(\d+)(@2x)?\.png$/.exec(url) ?? [];
    if (!y) return response.writeHead(404).end();
    const request = { z: Number(z), x: Number(x), y: Number(y), isDense: !!dense, headers };
    requests.push(request);
    respond(response, request);
  });
  const findOrigin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    findOrigin,
    setMode(next: TileMode) {
      mode = next;
      requests.length = 0;
    },
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
