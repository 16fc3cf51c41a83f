import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Server } from './behaviour';
import {
  type MediaType,
  QUALITIES,
  type Quality,
  RATIOS,
  type Ratio,
  refuse,
  type Style,
  TEXT,
} from './rules';

interface Order {
  prompt: string;
  style: Style;
  ratio: Ratio;
  quality: Quality;
  mediaType: MediaType;
}

interface MediaFile {
  bytes: Buffer;
  type: string;
}

interface Range {
  start: number;
  end: number;
}

const LONG_SIDE: Record<Quality, number> = { standard: 512, hd: 1024, '4k': 3840 };

const nameShape = (ratio: Ratio): string => ratio.replace(':', 'x');

/** The address contains all that the file is rendered from, so nothing is stored: same request, same file. */
export function nameMedia({ prompt, style, ratio, quality, mediaType }: Order): string {
  const order = JSON.stringify([prompt, style, ratio, quality, mediaType]);
  const hash = createHash('sha256').update(order).digest('hex').slice(0, 32);
  if (mediaType === 'video') return `/api/media/${hash}.mp4`;
  return `/api/media/${hash}-${nameShape(ratio)}-${quality}.png`;
}

function packChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** XMP with the digital source type of IPTC. */
const MADE_BY_A_MODEL =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType=' +
  '"http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>';

/** A PNG of one plain colour: one bit per pixel and a palette with a single entry. */
function renderPng(width: number, height: number, colour: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 3, 0, 0, 0], 8); // depth 1, palette colours
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    packChunk('IHDR', header),
    packChunk('PLTE', colour),
    packChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${MADE_BY_A_MODEL}`)),
    packChunk('IDAT', deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))),
    packChunk('IEND', Buffer.alloc(0)),
  ]);
}

// The two boxes that open an MP4 file: recognised as video/mp4, without a playable track.
const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41\0\0\0\x08mdat', 'latin1');

function renderMedia(name: string): MediaFile | undefined {
  if (/^[0-9a-f]{32}\.mp4$/.test(name)) return { bytes: MP4, type: 'video/mp4' };
  const [, hash = '', shape, level] = /^([0-9a-f]{32})-(\d+x\d+)-(\w+)\.png$/.exec(name) ?? [];
  const ratio = RATIOS.find((each) => nameShape(each) === shape);
  const quality = QUALITIES.find((each) => each === level);
  if (!ratio || !quality) return undefined;
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const unit = LONG_SIDE[quality] / Math.max(width, height);
  const colour = Buffer.from(hash.slice(0, 6), 'hex');
  return { bytes: renderPng(Math.round(width * unit), Math.round(height * unit), colour), type: 'image/png' };
}

/** 'bytes=a-b', 'bytes=a-' or 'bytes=-n'; undefined: send it all; null: cannot be satisfied. */
function readRange(header = '', size: number): Range | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return Number(from) >= size ? null : { start: Number(from), end };
}

export function serveMedia({ app }: Server): void {
  app.get<{ Params: { name: string } }>('/api/media/:name', (request, reply) => {
    const file = renderMedia(request.params.name);
    if (!file) return refuse(404, TEXT.notFound);
    const size = file.bytes.length;
    const range = readRange(request.headers.range, size);
    reply.header('Accept-Ranges', 'bytes');
    if (range === null) return reply.code(416).header('Content-Range', `bytes */${size}`).send();
    reply.type(file.type).header('Cache-Control', 'public, max-age=31536000, immutable');
    if (!range) return reply.send(file.bytes);
    const { start, end } = range;
    reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
    return reply.send(file.bytes.subarray(start, end + 1));
  });
}
