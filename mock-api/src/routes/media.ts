import { readSeedPicture } from '#seed-files';
import type { Call, Route } from '../route';
import { refuse } from '../refusal';

/** Serves what was generated or seeded, as files: an address names its bytes for good. */
export const mediaRoute: Route = {
  name: 'mock.media',
  method: 'GET',
  path: '/api/__mock/media/{file}',
  async respond({ world, params: { file = '' } }: Call) {
    const id = file.replace(/\.jpg$/, '');
    const request = Object.hasOwn(world.state.media, id) ? world.state.media[id] : undefined;
    const picture = request ? await world.studio.picture(request) : await readSeedPicture(file);
    if (!picture) throw refuse(404, 'Media not found.');
    return new Response(picture, {
      headers: {
        'content-type': 'image/jpeg',
        'content-length': String(picture.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  },
};
