import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { CreationChanges, NewCreation } from '../creations/creation-requests.schema';
import type { Creation, GalleryItem } from '../creations/creation.schema';
import { endpoints } from '../endpoints';
import { isNotFound } from '../errors';
import type { Id } from '../schema';
import type { Session } from '../session/session';
import { callMutation } from './call-mutation';
import { keys } from './keys';

/** A user's own creations. Not fetched while there is no user. */
export const creationsQuery = (api: Session, userId: Id | undefined) =>
  queryOptions({
    queryKey: keys.creations(userId),
    queryFn:
      userId === undefined
        ? skipToken
        : ({ signal }): Promise<Creation[]> => api.send(endpoints.listCreations, { signal }),
  });

/** The public creations of all users. */
export const galleryQuery = (api: Session) =>
  queryOptions({
    queryKey: keys.gallery,
    // Without the signal, so that the request is not aborted with the last component that uses it, and the next one can
    // use the response.
    queryFn: (): Promise<GalleryItem[]> => api.send(endpoints.listGallery),
  });

export const saveCreationMutation = (api: Session) =>
  callMutation(endpoints.saveCreation, {
    mutationFn: (body: NewCreation) => api.send(endpoints.saveCreation, { body }),
    onSuccess: (_data, _variables, _result, { client }) => creationsChanged(api, client),
  });

export const updateCreationMutation = (api: Session) =>
  callMutation(endpoints.updateCreation, {
    mutationFn: ({ id, ...body }: CreationChanges & { id: Id }) =>
      api.send(endpoints.updateCreation, { params: { id }, body }),
    onSuccess: (_data, change, _result, { client }) => creationsChanged(api, client, [change]),
    onError: (error, { id }, _result, { client }) => refetchAfter404(client, id, error),
  });

export const deleteCreationMutation = (api: Session) =>
  callMutation(endpoints.deleteCreation, {
    mutationFn: ({ id }: { id: Id }) => api.send(endpoints.deleteCreation, { params: { id } }),
    onSuccess: (_data, { id }, _result, { client }) =>
      creationsChanged(api, client, [{ id, isDeleted: true }]),
    onError: (error, { id }, _result, { client }) => refetchAfter404(client, id, error),
  });

/** What a successful call has changed of a creation. */
export interface CreationChange extends Partial<CreationChanges> {
  id: Id;
  /** @default false */
  isDeleted?: boolean;
}

/**
 * Refetches the lists of creations after calls that have changed some, and signals it to the other pages of the browser.
 * For calls that are sent without the mutations above, which do it themselves.
 */
export function creationsChanged(
  api: Session,
  client: QueryClient,
  changes: readonly CreationChange[] = [],
): void {
  refetchCreations(client, changes);
  api.invalidate('creations');
}

/**
 * Refetches the lists of creations that are shown, because they have changed elsewhere. Not awaited: the call has succeeded, whether or not the lists can be refetched.
 * @param changes put into the lists at once, so that they are right until the refetch, and if it fails
 */
export function refetchCreations(client: QueryClient, changes: readonly CreationChange[] = []): void {
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  for (const queryKey of [keys.allCreations, keys.gallery]) {
    const isRemoved = ({ isDeleted, isPublic }: CreationChange) =>
      isDeleted || (queryKey === keys.gallery && isPublic === false);
    const apply = (item: GalleryItem) => {
      const change = changeOf.get(item.id);
      if (!change) return item;
      return isRemoved(change) ? [] : { ...item, ...change };
    };
    // A pending first read would not be repeated, and its response may be older than the change.
    void client.cancelQueries({ queryKey });
    if (changes.length > 0)
      client.setQueriesData<GalleryItem[]>({ queryKey }, (list) => list?.flatMap(apply));
    void client.invalidateQueries({ queryKey });
  }
}

/** A creation that the server does not find has been deleted elsewhere: it disappears from the lists. */
export function refetchAfter404(client: QueryClient, id: Id, error: unknown): void {
  if (isNotFound(error)) refetchCreations(client, [{ id, isDeleted: true }]);
}
