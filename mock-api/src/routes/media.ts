import type { RenderRequest } from '../media/request';
import { readPicture } from '#read-picture';
import { serveFile } from '../media/serve-file';
import { HttpError } from '../http-error';
import type { Call, Route } from '../route';
import type { State } from '../state';
import { MEDIA_FILES, mediaFile } from '../media/media-renderer';

export const mediaRoute: Route = {
  name: 'mock.media',
  method: 'GET',
  path: '/api/__mock/media/{file}',
  async respond({ world, params: { file = '' }, headers }: Call) {
    const request = generated(world.state, file);
    const bytes = request ? await world.renderMedia(request) : await readPicture(file);
    if (!bytes) throw new HttpError(404, 'Media not found.');
    const { contentType } = MEDIA_FILES[request?.mediaType ?? 'image'];
    return serveFile(bytes, { name: file, contentType }, headers);
  },
};

function generated({ media }: State, file: string): RenderRequest | undefined {
  const [id = ''] = file.split('.');
  const request = Object.hasOwn(media, id) ? media[id] : undefined;
  return request && mediaFile(request) === file ? request : undefined;
}
