import { endpoints, isAbort, type Creation, type Id } from '@product/api-client';
import { creationsChanged, refetchAfter404, refetchUserAfter401, useApi } from '@product/api-client/react';
import { createLock } from '@product/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../core/services';

/**
 * Makes an own creation public or private at once, with a toast to undo it. The first publication is explained.
 * @param creations the user's own
 */
export function useVisibility(creations: readonly Creation[] | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { callFailed, notifications } = useServices();
  const [lock] = useState(createLock<Id>);
  const latest = useRef(creations);
  useEffect(() => void (latest.current = creations));
  const isFirst = creations?.every(({ isPublic }) => !isPublic) ?? false;

  return useCallback(
    async ({ id, title }: Creation, isPublic: boolean) => {
      // An undo may follow a renaming.
      const latestTitle = () => latest.current?.find((creation) => creation.id === id)?.title ?? title;
      const change = async (next: boolean) => {
        const release = lock.take(id);
        if (!release) return false;
        try {
          const body = { title: latestTitle(), isPublic: next };
          await api.send(endpoints.updateCreation, { params: { id }, body });
          creationsChanged(api, queryClient, [{ id, isPublic: next }]);
          return true;
        } catch (error) {
          if (isAbort(error)) return false;
          refetchUserAfter401(queryClient, error);
          refetchAfter404(queryClient, id, error);
          callFailed(endpoints.updateCreation.name, error as Error);
          return false;
        } finally {
          release();
        }
      };
      if (!(await change(isPublic))) return;
      notifications.visibilityChanged({
        title: latestTitle(),
        isPublic,
        isFirst,
        onUndo: () => void change(!isPublic),
      });
    },
    [api, queryClient, callFailed, notifications, isFirst, lock],
  );
}
