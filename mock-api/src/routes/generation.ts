import { endpoints } from '@product/api-client';
import { promptSchema } from '@product/domain';
import { charge, refund, requireAccess } from '../ledger';
import { obey, refuse } from '../refusal';
import { memberRoute } from '../route';
import type { PaintRequest } from '../state';
import { mediaId, mediaUrl } from '../studio';

export const generationRoutes = [
  memberRoute(endpoints.generate, async ({ world, account, body, signal }) => {
    obey(promptSchema, body.prompt);
    requireAccess(account, body);
    if (body.mediaType === 'video') throw refuse(501, 'Video generation is not part of this mock yet.');
    const taken = world.change(() => charge(account, body, world.clock.now()));
    try {
      const { prompt, style, aspectRatio, quality } = body;
      const request: PaintRequest = { prompt, style, aspectRatio, quality };
      // The painting begins with the waiting, not after it.
      await Promise.all([world.linger(body.mediaType, signal), world.studio.picture(request)]);
      signal.throwIfAborted();
      const id = mediaId(request);
      world.change((state) => {
        state.media[id] = request;
      });
      return { mediaUrl: mediaUrl(id), mediaType: body.mediaType };
    } catch (error) {
      world.change((state) => refund(state, account.id, taken));
      throw error;
    }
  }),
];
