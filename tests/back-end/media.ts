import { createHash } from 'node:crypto';
import type { Server } from './behaviour';
import { refuse, TEXT } from './rules';

interface Range {
  start: number;
  end: number;
}

/** The same request has the same address. */
export function nameMedia(
  order: Record<'prompt' | 'style' | 'ratio' | 'quality' | 'mediaType', string>,
): string {
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 32);
  return `/api/media/${hash}.${order.mediaType === 'video' ? 'mp4' : 'png'}`;
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** XMP with the digital source type of IPTC. */
const MADE_BY_A_MODEL =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType=' +
  '"http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>';

const FILES: Record<string, { bytes: Buffer; type: string }> = {
  // What follows the end of a PNG is not a part of the picture.
  png: {
    bytes: Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.from(MADE_BY_A_MODEL)]),
    type: 'image/png',
  },
  // The two boxes that open an MP4 file: recognised as video/mp4, without a playable track.
  mp4: {
    bytes: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41\0\0\0\x08mdat', 'latin1'),
    type: 'video/mp4',
  },
};

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
    const [, ending = ''] = /^[0-9a-f]{32}\.(\w+)$/.exec(request.params.name) ?? [];
    const file = FILES[ending];
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
