import type { Id } from '@product/api-client';
import { galleryQuery, useApi } from '@product/api-client/react';
import { SignUpPrompt } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { authPath, createPath, paths, registerFirst } from '../../core/paths';
import { useSession } from '../../core/use-session';
import { useLikes } from './use-likes';
import { GalleryList } from './gallery-list';

export function CommunityList({ userId }: { userId: Id | undefined }) {
  const { status, isVisitor } = useSession();
  const query = useQuery(galleryQuery(useApi()));
  const likes = useLikes(userId, status === 'loading');
  return (
    <div className="grid grid-cols-1 gap-8">
      {userId === undefined && (
        <SignUpPrompt href={isVisitor ? authPath('register') : registerFirst(paths.generate)} />
      )}
      {/* One item of the grid: the bar has its own distance from the wall, as in My Creations. */}
      <div>
        <GalleryList tab="community" query={query} emptyHref={createPath(isVisitor)} likes={likes} />
      </div>
    </div>
  );
}
