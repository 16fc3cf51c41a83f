import { safeMediaUrl, type Creation, type Id } from '@product/api-client';
import { creationsQuery, useApi } from '@product/api-client/react';
import { GalleryCard } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { paths } from '../../core/paths';
import { lazyCode } from '../../lib/lazy-code';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useShare } from '../../core/use-share';
import { toShareable } from './to-shareable';
import { useEditing } from './use-editing';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import { useLikes } from './use-likes';
import { Wall } from './wall';

const EAGER_CARDS = 2;

const taskDialogs = lazyCode(async () => (await import('./task-dialogs')).TaskDialogs);

export function MyWall({ userId }: { userId: Id }) {
  const query = useQuery(creationsQuery(useApi(), userId));
  const likes = useLikes(userId);
  const { share } = useShare();
  const task = useEditing();
  const { begin } = task;
  const { code: TaskDialogs } = useLazyDialog(taskDialogs, task.kind !== undefined, task.close);
  useFocusAfterRemoval(query.data?.length ?? 0);
  const renderCard = useCallback(
    (creation: Creation, index: number) => (
      <GalleryCard
        creation={creation}
        src={safeMediaUrl(creation.imageUrl)}
        own
        eager={index < EAGER_CARDS}
        liked={likes.isLiked(creation.id)}
        onLikedChange={() => likes.toggle(creation.id)}
        onShare={(target) => share(target, toShareable(creation))}
        onEdit={() => begin('edit', creation)}
        onDelete={() => begin('delete', creation)}
      />
    ),
    [likes, share, begin],
  );
  return (
    <>
      <Wall wall="mine" query={query} emptyHref={paths.generate} renderCard={renderCard} />
      {TaskDialogs && task.creation && (
        <TaskDialogs key={task.creation.id} task={task} creation={task.creation} />
      )}
    </>
  );
}
