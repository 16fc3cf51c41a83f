import type { Creation, Id } from '@product/api-client';
import { creationsQuery, useApi } from '@product/api-client/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { paths } from '../../core/paths';
import { lazyCode } from '../../lib/lazy-code';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useEditing } from './use-editing';
import { useLikes } from './use-likes';
import { useList } from './use-list';
import { viewPath } from './use-viewed';
import { useVisibility } from './use-visibility';
import { GalleryList } from './gallery-list';
import { focusMainIfLost } from '../../lib/focus-main';

const taskDialogs = lazyCode(async () => (await import('./task-dialogs')).TaskDialogs);

export function MyList({ userId }: { userId: Id }) {
  const query = useList(creationsQuery(useApi(), userId));
  const likes = useLikes(userId);
  const task = useEditing();
  const { begin } = task;
  const setVisibility = useVisibility(query.data);
  const { code: TaskDialogs } = useLazyDialog(taskDialogs, task.kind !== undefined, task.close);
  useFocusAfterRemoval(query.data?.length ?? 0);
  const ownCardProps = useCallback(
    (creation: Creation) => ({
      own: true,
      onEdit: () => begin('edit', creation),
      onDelete: () => begin('delete', creation),
      onVisibilityChange: (isPublic: boolean) => void setVisibility(creation, isPublic),
    }),
    [begin, setVisibility],
  );
  const ownViewProps = (creation: Creation) => {
    const { onEdit, onDelete, onVisibilityChange } = ownCardProps(creation);
    return {
      onEdit,
      onDelete,
      onVisibilityChange,
      creation: { ...creation, quality: creation.metadata.quality },
      publicHref: creation.isPublic ? viewPath('community', '', creation.id) : undefined,
    };
  };
  return (
    <>
      <GalleryList
        tab="mine"
        query={query}
        emptyHref={paths.generate}
        likes={likes}
        cardProps={ownCardProps}
        viewProps={ownViewProps}
      />
      {TaskDialogs && task.creation && (
        <TaskDialogs key={task.creation.id} task={task} creation={task.creation} />
      )}
    </>
  );
}

/** If a removed card had the focus, moves the focus to the heading. It would be lost otherwise. */
function useFocusAfterRemoval(count: number) {
  const before = useRef(count);
  useLayoutEffect(() => {
    const removed = count < before.current;
    before.current = count;
    if (removed) focusMainIfLost();
  }, [count]);
}
