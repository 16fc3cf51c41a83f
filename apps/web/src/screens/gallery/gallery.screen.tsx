import { GallerySkeleton, GalleryTabs, SignUpPrompt } from '@product/ui';
import { creationsQuery, useApi, galleryQuery } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { PageTitle } from '../../core/page-title';
import { useSession, useHasSessionHint } from '../../core/use-session';
import { useTexts } from '../../core/use-texts';
import { MyList } from './my-list';
import { useGalleryTab } from './use-gallery-tab';
import { useList, type ListQuery } from './use-list';
import english from '../../i18n/locales/en/gallery';
import type { GalleryItem } from '@product/api-client';
import { authPath, createPath, paths, registerFirst } from '../../core/paths';
import { useLikes } from './use-likes';
import { GalleryList } from './gallery-list';

export function Component() {
  const { t } = useTexts('gallery', english);
  const { status, user } = useSession();
  const hasHint = useHasSessionHint();
  // With a session hint the layout is that of a signed-in user, so that it does not shift.
  const isWaiting = status === 'loading' && hasHint;
  const isSignedIn = isWaiting || user !== null;
  const [tab, setTab] = useGalleryTab(isSignedIn);
  const ownCreations = useQuery(creationsQuery(useApi(), user?.id));
  return (
    <div className="wrap pt-[clamp(2rem,1.4rem+2vw,3.5rem)] min-[1800px]:[--ui-page:110rem]">
      <PageTitle description={t('communityText')}>{t('documentTitle')}</PageTitle>
      <GalleryTabs
        value={tab}
        onValueChange={setTab}
        signedIn={isSignedIn}
        count={ownCreations.data?.length}
        // A tab in use stays open when the user has loaded; otherwise My Creations would replace it.
        onClickCapture={status === 'loading' && !isWaiting ? () => setTab(tab) : undefined}
        heading={
          <div className="grid gap-2">
            <h1 className="text-2xl font-semibold">{t('heading')}</h1>
            <p className="text-ink-muted">{t(`${tab}Text`)}</p>
          </div>
        }
      >
        {isWaiting && <GallerySkeleton />}
        {!isWaiting && user && tab === 'mine' && <MyList key={user.id} userId={user.id} />}
        {!isWaiting && tab === 'community' && <CommunityList />}
      </GalleryTabs>
    </div>
  );
}

/**
 * Reads the list apart from the session. React renders in one task again what was reading a store when it changed: the
 * list would arrive in the middle of the session's first answer.
 */
const CommunityList = memo(() => <CommunityWall query={useList(galleryQuery(useApi()))} />);

function CommunityWall({ query }: { query: ListQuery<readonly GalleryItem[]> }) {
  const { status, user, isVisitor } = useSession();
  const likes = useLikes(user?.id, status === 'loading');
  return (
    <div className="grid grid-cols-1 gap-8">
      {!user && <SignUpPrompt href={isVisitor ? authPath('register') : registerFirst(paths.generate)} />}
      {/* One item of the grid: the bar has its own distance from the wall, as in My Creations. */}
      <div>
        <GalleryList tab="community" query={query} emptyHref={createPath(isVisitor)} likes={likes} />
      </div>
    </div>
  );
}
