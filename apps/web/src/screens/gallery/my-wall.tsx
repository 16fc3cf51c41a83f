import { safeMediaUrl, type Id } from '@product/api-client';
import { creationsQuery, useApi } from '@product/api-client/react';
import { GalleryCard } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../app/paths';
import { useShare } from '../../lib/use-share';
import { TaskDialogs } from './task-dialogs';
import { toShareable } from './to-shareable';
import { useEditing } from './use-editing';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import { useLikes } from './use-likes';
import { Wall } from './wall';

const EAGER_CARDS = 8;

/** What this person has saved. */
export function MyWall({ userId }: { userId: Id }) {
  const query = useQuery(creationsQuery(useApi(), userId));
  const likes = useLikes(userId);
  const { share } = useShare();
  const task = useEditing();
  useFocusAfterRemoval(query.data?.length ?? 0);
  return (
    <>
      <Wall
        wall="mine"
        query={query}
        emptyHref={paths.generate}
        renderCard={(creation, index) => (
          <GalleryCard
            creation={creation}
            src={safeMediaUrl(creation.imageUrl)}
            own
            eager={index < EAGER_CARDS}
            liked={likes.isLiked(creation.id)}
            onLikedChange={() => likes.toggle(creation.id)}
            onShare={(target) => share(target, toShareable(creation))}
            onEdit={() => task.begin('edit', creation)}
            onDelete={() => task.begin('delete', creation)}
          />
        )}
      />
      {task.creation && <TaskDialogs key={task.creation.id} task={task} creation={task.creation} />}
    </>
  );
}
