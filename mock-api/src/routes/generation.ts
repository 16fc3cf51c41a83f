import { endpoints } from '@product/api-client';
import { orAborted } from '../clock';
import { charge, refund, requireAccess } from '../ledger';
import { memberRoute } from '../route';
import { mediaFile, mediaUrl, newMediaId } from '../media/media-renderer';

export const generationRoutes = [
  memberRoute(endpoints.generate, async ({ world, account, body, signal }) => {
    requireAccess(account, body);
    const { resetting } = world;
    const charged = world.change(() => charge(account, body, world.clock.now()));
    try {
      const { videoDuration, ...request } = body;
      const id = newMediaId(request, world.state.media);
      // Rendering starts together with the latency, not after it.
      const rendered = orAborted(world.renderMedia(request), signal);
      await Promise.all([world.delay(request.mediaType, signal), rendered]);
      signal.throwIfAborted();
      world.change((state) => {
        state.media[id] = request;
      });
      return { mediaUrl: mediaUrl(mediaFile(request, id)), mediaType: request.mediaType };
    } catch (error) {
      // After a reset nothing is charged, and the id is another account's.
      if (!resetting.aborted) world.change((state) => refund(state, account.id, charged));
      throw error;
    }
  }),
];
