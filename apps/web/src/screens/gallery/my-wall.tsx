import { safeMediaUrl, type Id } from '@product/api-client';
import { creationsQuery, useApi } from '@product/api-client/react';
import { DeleteDialog, EditDialog, GalleryCard } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../app/paths';
import { useShare } from '../../lib/use-share';
import { useFailureText } from '../../outcomes/use-failure-text';
import { toShareable } from './to-shareable';
import { useEditing } from './use-editing';
import { useLikes } from './use-likes';
import { Wall } from './wall';

const EAGER_CARDS = 8;

/** What this person has saved. */
export function MyWall({ userId }: { userId: Id }) {
  const query = useQuery(creationsQuery(useApi(), userId));
  const likes = useLikes(userId);
  const { share } = useShare();
  const { editing, deleting, ...task } = useEditing();
  const updateFailure = useFailureText('creations.update', task.update.error);
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
            onEdit={() => task.beginEdit(creation)}
            onDelete={() => task.beginDelete(creation)}
          />
        )}
      />
      {editing && (
        <EditDialog
          creation={editing}
          src={safeMediaUrl(editing.imageUrl)}
          open
          onOpenChange={task.close}
          pending={task.update.isPending}
          error={updateFailure}
          onSubmit={(form) => task.submitEdit(editing.id, form)}
        />
      )}
      {deleting && (
        <DeleteDialog
          creation={deleting}
          src={safeMediaUrl(deleting.imageUrl)}
          open
          onOpenChange={task.close}
          pending={task.remove.isPending}
          onConfirm={() => task.submitDelete(deleting.id)}
        />
      )}
    </>
  );
}
