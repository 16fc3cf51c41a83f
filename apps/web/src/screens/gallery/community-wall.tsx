import { safeMediaUrl, type GalleryItem, type Id } from '@product/api-client';
import { galleryQuery, useApi } from '@product/api-client/react';
import { GalleryCard, SignUpPrompt } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { authPath, paths, registerFirst } from '../../core/paths';
import { useSession } from '../../core/use-session';
import { useShare } from '../../core/use-share';
import { toShareable } from './to-shareable';
import { useLikes } from './use-likes';
import { Wall } from './wall';

const EAGER_CARDS = 2;

export function CommunityWall({ userId }: { userId: Id | undefined }) {
  const { status, isVisitor } = useSession();
  const query = useQuery(galleryQuery(useApi()));
  const likes = useLikes(userId, status === 'loading');
  const { share } = useShare();
  const renderCard = useCallback(
    (item: GalleryItem, index: number) => (
      <GalleryCard
        creation={item}
        src={safeMediaUrl(item.imageUrl)}
        eager={index < EAGER_CARDS}
        liked={likes.isLiked(item.id)}
        onLikedChange={() => likes.toggle(item.id)}
        onShare={(target) => share(target, toShareable(item))}
      />
    ),
    [likes, share],
  );
  return (
    <div className="grid gap-8">
      {userId === undefined && (
        <SignUpPrompt href={isVisitor ? authPath('register') : registerFirst(paths.generate)} />
      )}
      <Wall
        wall="community"
        query={query}
        emptyHref={isVisitor ? paths.auth : paths.generate}
        renderCard={renderCard}
      />
    </div>
  );
}
