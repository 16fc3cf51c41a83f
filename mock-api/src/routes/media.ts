import type { RenderRequest } from '../media/request';
import { readPicture } from '#read-picture';
import { HttpError } from '../http-error';
import type { Call, Route } from '../route';
import type { State } from '../state';
import { MEDIA_FILES, mediaFile } from '../media/media-renderer';
import { readRange } from '../media/byte-range';

export const mediaRoute: Route = {
  name: 'mock.media',
  method: 'GET',
  path: '/api/__mock/media/{file}',
  async respond({ world, params: { file = '' }, headers }: Call) {
    const request = generated(world.state, file);
    const bytes = request ? await world.renderMedia(request) : await readPicture(file);
    if (!bytes) throw new HttpError(404, 'Media not found.');
    const { contentType } = MEDIA_FILES[request?.mediaType ?? 'image'];
    return serveFile(bytes, contentType, `"${file}"`, headers);
  },
};

function generated({ media }: State, file: string): RenderRequest | undefined {
  const [id = ''] = file.split('.');
  const request = Object.hasOwn(media, id) ? media[id] : undefined;
  return request && mediaFile(request, id) === file ? request : undefined;
}

/** A response with a file, or with the requested range. Immutable, because the content of a URL never changes. */
function serveFile(
  file: Uint8Array<ArrayBuffer>,
  contentType: string,
  etag: string,
  request: Headers,
): Response {
  // A range of another version must not be combined with the client's (RFC 9110, section 13.1.5).
  const isSame = (request.get('if-range') ?? etag) === etag;
  const range = readRange(isSame ? request.get('range') : null, file.byteLength);
  const headers = new Headers({ 'accept-ranges': 'bytes', etag });
  if (range === 'none') {
    headers.set('content-range', `bytes */${file.byteLength}`);
    return Response.json({ message: 'The file ends before that range.' }, { status: 416, headers });
  }
  headers.set('content-type', contentType);
  headers.set('cache-control', 'public, max-age=31536000, immutable');
  if (range === 'whole') {
    headers.set('content-length', String(file.byteLength));
    return new Response(file, { headers });
  }
  const { start, end } = range;
  headers.set('content-length', String(end - start));
  headers.set('content-range', `bytes ${start}-${end - 1}/${file.byteLength}`);
  return new Response(file.subarray(start, end), { status: 206, headers });
}
