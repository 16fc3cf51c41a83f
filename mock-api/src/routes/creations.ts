import { endpoints, type GalleryItem } from '@product/api-client';
import { HttpError } from '../http-error';
import { memberRoute, publicRoute } from '../route';
import { crowdCreation } from '../seed/creations';
import { newId, type Account, type State, type StoredCreation } from '../state';

export const creationRoutes = [
  memberRoute(endpoints.listCreations, ({ world, account }) =>
    world.state.creations.filter(({ userId }) => userId === account.id).toReversed(),
  ),

  publicRoute(endpoints.listGallery, (state) => [
    ...state.creations
      .filter(({ isPublic }) => isPublic)
      .toReversed()
      .map(toGalleryItem),
    ...Array.from({ length: state.crowd }, (_, index) => crowdCreation(index)),
  ]),

  memberRoute(
    endpoints.saveCreation,
    ({ world, account, body }) => {
      if (String(body.userId) !== String(account.id)) {
        throw new HttpError(403, 'A creation can only be saved to your own gallery.');
      }
      return world.change((state) => {
        const creation: StoredCreation = { ...body, id: newId(state), userId: account.id };
        state.creations.push(creation);
        return creation;
      });
    },
    201,
  ),

  memberRoute(endpoints.updateCreation, ({ world, account, params, body: changes }) => {
    const creation = findOwn(world.state, account, params.id);
    return world.change(() => Object.assign(creation, changes));
  }),

  memberRoute(endpoints.deleteCreation, ({ world, account, params }) => {
    const creation = findOwn(world.state, account, params.id);
    world.change((state) => {
      state.creations = state.creations.filter((other) => other !== creation);
    });
    return undefined;
  }),
];

/** Another user's creation gives a 404 too, so that the response does not disclose that it exists. */
function findOwn(state: State, account: Account, id: string): StoredCreation {
  const creation = state.creations.find((other) => String(other.id) === id && other.userId === account.id);
  if (!creation) throw new HttpError(404, 'Creation not found.');
  return creation;
}

function toGalleryItem({
  id,
  title,
  prompt,
  imageUrl,
  style,
  aspectRatio,
  mediaType,
}: StoredCreation): GalleryItem {
  return { id, title, prompt, imageUrl, style, aspectRatio, mediaType };
}
