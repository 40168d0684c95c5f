import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPicture } from '../studio/add-picture.ts';
import { addPhotograph, findCrop, findWidth } from './add-photograph.ts';
import { readPictureFacts } from './picture-facts.ts';
import { formatListProblem, readPhotographs } from './read-photographs.ts';

const folder = 'host-site/retailers/vitrine/public/pictures';
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'pictures.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true }));

/** A photograph whose left half is red and whose right half is blue, with a name in its metadata. */
const photograph = (width: number, height: number) => {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#00f' } };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: right, left: Math.ceil(width / 2), top: 0 }])
    .withExif({ IFD0: { Copyright: 'Someone' } })
    .jpeg()
    .toBuffer();
};
/** Every file below the root, with a digest of its content. */
const readFiles = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${join(parentPath, name)} ${hash('sha256', readFileSync(join(parentPath, name)))}`)
    .sort();
const add = (query: string, file: Buffer) => addPicture(root, new URLSearchParams(query), file);

describe('photograph added in the studio', () => {
  it('is cropped to 3:2 at the position that the editor chooses', () => {
    expect(findCrop(3000, 2000, 0.5, 0.5)).toEqual({ left: 0, top: 0, width: 3000, height: 2000 });
    expect(findCrop(4000, 2000, 0, 0.5)).toEqual({ left: 0, top: 0, width: 3000, height: 2000 });
    expect(findCrop(4000, 2000, 1, 0.5)).toEqual({ left: 1000, top: 0, width: 3000, height: 2000 });
    expect(findCrop(1200, 1600, 0.5, 1)).toEqual({ left: 0, top: 800, width: 1200, height: 800 });
  });

  it('gets the largest standard width that its file has, or none below 1200 pixels', () => {
    expect([5000, 2000, 1999, 1600, 1300, 1200, 1199].map(findWidth)).toEqual([
      2000,
      2000,
      1600,
      1600,
      1200,
      1200,
      undefined,
    ]);
  });

  it('is written in every size and format, with its facts and without EXIF metadata', async () => {
    expect(await add('name=our-window&x=0', await photograph(2600, 1200))).toEqual({
      name: 'our-window',
      width: 1600,
      isTall: false,
    });
    const sizes = ['480', '800', '1200'].flatMap((width) => [`${width}.avif`, `${width}.webp`]).concat('1600.avif');
    const files = readdirSync(join(root, folder)).filter((name) => name.startsWith('our-window'));
    expect(files.sort()).toEqual(sizes.map((size) => `our-window-${size}`).sort());
    expect(readPictureFacts(root)['our-window']).toMatchObject({
      scene: 'photograph',
      width: 1600,
      height: 1067,
      isTall: false,
    });
    const image = sharp(join(root, folder, 'our-window-800.webp'));
    expect(await image.metadata()).toMatchObject({ width: 800, height: 534 });
    expect((await image.metadata()).exif).toBeUndefined();
    // Cropped at the left: more red than blue.
    const [red, , blue] = (await image.stats()).channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(blue ?? 0);
  });

  it.each([
    ['a name with capitals', 'name=Window', 1800, { error: 'Name' }],
    ['a path as its name', 'name=../x', 1800, { error: 'Name' }],
    ['a name that is taken', 'name=our-window', 1800, { error: 'Taken' }],
    ['a width that is too small', 'name=small', 1100, { error: 'Small' }],
  ])('is rejected with an error for %s, and no file is written', async (_, query, width, refusal) => {
    const before = readFiles();
    expect(await add(query, await photograph(width, 1200))).toEqual(refusal);
    expect(readFiles()).toEqual(before);
  });

  it('takes the place, the shape, the portrait crop and, of a small picture, the size of one of its name', async () => {
    const facts = readPictureFacts(root);
    const old = { scene: 'a1', pixels: 'b2', tone: 'ccc' };
    const renders = {
      'sun-room': { ...old, width: 2000, height: 1000, isTall: true },
      'small-find': { ...old, width: 640, height: 640, isTall: false },
    };
    writeFileSync(join(root, folder, 'pictures.json'), JSON.stringify({ ...facts, ...renders }));
    const details = {
      rights: '© Jeanne Roy',
      until: '2027-06-30',
      alt: { en: 'A sunny room.', fr: 'Une pièce claire.' },
    };
    const place = { x: 0, y: 0.5, replaces: true, details };
    const file = await photograph(1300, 900);
    await addPhotograph(root, { ...place, name: 'sun-room' }, file);
    await addPhotograph(root, { ...place, name: 'small-find' }, file);
    const stored = readPictureFacts(root);
    const common = { scene: 'photograph', photograph: details };
    expect(stored['sun-room']).toMatchObject({ ...common, width: 1200, height: 600, isTall: true });
    expect(stored['small-find']).toMatchObject({ ...common, width: 640, height: 640, isTall: false });
    // The portrait crop is taken where the photograph's own is: at the left, all red.
    const [, , blue] = (await sharp(join(root, folder, 'sun-room-tall-480.webp')).stats()).channels;
    expect(blue?.mean).toBeLessThan(10);
  });

  it('is rejected when the file is not a picture, and no file is written', async () => {
    const before = readFiles();
    expect(await add('name=text', Buffer.from('<svg'))).toEqual({ error: 'Unreadable' });
    expect(readFiles()).toEqual(before);
  });
});

describe('the list of a folder of photographs', () => {
  const head = 'file;name;rights;alt_en;alt_fr;until;x';
  const read = (text: string) => {
    const { photographs, problems } = readPhotographs(Buffer.from(text), ['a.jpg', 'b.jpg']);
    return { photographs, problems: problems.map(formatListProblem) };
  };

  it('is read as spreadsheets write it, with the middle for what it leaves out', () => {
    const details = { rights: '© Roy', until: '2027-06-30', alt: { en: 'A; room', fr: 'Une pièce' } };
    const row = 'a.jpg;sun-room;© Roy;"A; room";Une pièce;2027-06-30;25';
    expect(read(`\uFEFF${head}\r\n${row}\r\n`)).toEqual({
      photographs: [
        { line: 2, file: 'a.jpg', request: { name: 'sun-room', x: 0.25, y: 0.5, replaces: true, details } },
      ],
      problems: [],
    });
  });

  it('is read in the encodings of Excel, and finds files whose names another system wrote', () => {
    const text = `${head}\nÉTÉ.JPG;sun-room;© Roy;A room;Une pièce « d’été »;;33,5 %\n`;
    const bytes = [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text.replaceAll('’', '\x92'), 'latin1'),
      Buffer.from(text),
    ];
    for (const csv of bytes) {
      const { photographs, problems } = readPhotographs(csv, [
        'été.jpg'.normalize('NFD'),
        '._été.jpg',
        'A.jpg',
        'a.jpg',
      ]);
      expect(problems).toEqual([]);
      expect(photographs).toMatchObject([
        { file: 'été.jpg'.normalize('NFD'), request: { x: 0.335, details: { alt: { fr: 'Une pièce « d’été »' } } } },
      ]);
    }
  });

  it('takes the file of exactly this name where two differ in capitals alone', () => {
    const { photographs } = readPhotographs(Buffer.from(`${head}\nA.jpg;x;r;a;b;;`), ['A.jpg', 'a.jpg']);
    expect(photographs.map(({ file }) => file)).toEqual(['A.jpg']);
  });

  it('names each mistake by line and column', () => {
    const rows = ['c.jpg;Sun;;a;b;2027-02-31;120', 'a.jpg;x;r;a;b;;', 'b.jpg;x;r;a;;2027-13-01;left'];
    expect(read([head, ...rows].join('\n')).problems).toEqual([
      'photographs.csv:2: file: the file is missing',
      expect.stringContaining('photographs.csv:2: name: '),
      'photographs.csv:2: rights: missing',
      expect.stringContaining('photographs.csv:2: until: '),
      expect.stringContaining('photographs.csv:2: x: '),
      'photographs.csv:4: alt_fr: missing',
      expect.stringContaining('photographs.csv:4: until: '),
      expect.stringContaining('photographs.csv:4: x: '),
      expect.stringContaining('photographs.csv:4: name: '),
    ]);
  });

  it('names a picture with a name that is too long for one, as it does when it is added', () => {
    const name = 'a'.repeat(61);
    expect(read(`${head}\na.jpg;${name};r;a;b;;`).problems).toEqual([expect.stringContaining(':2: name: ')]);
  });

  it('is refused without a column that it needs, and told of one that means nothing', () => {
    expect(read('file,name,alt_en,alt_fr,credit\n').problems).toEqual([
      'photographs.csv:1: rights: missing',
      expect.stringContaining('photographs.csv:1: credit: '),
    ]);
  });
});
