import { GalleryTabs } from '@product/ui';
import { creationsQuery, useApi } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../app/page-title';
import { useSession, useSomebodyExpected } from '../../app/use-session';
import { WaitingScreen } from '../../app/waiting-screen';
import { CommunityWall } from './community-wall';
import { MyWall } from './my-wall';
import { useGalleryTab } from './use-gallery-tab';
import { useTexts } from './use-texts';

export function Component() {
  const { t } = useTexts();
  const { status, user } = useSession();
  const isExpected = useSomebodyExpected();
  const [wall, setWall] = useGalleryTab(user !== null);
  const mine = useQuery(creationsQuery(useApi(), user?.id));
  if (status === 'loading' && isExpected) return <WaitingScreen />;
  return (
    <div className="wrap pt-[clamp(2rem,1.4rem+2vw,3.5rem)]">
      <PageTitle description={t('communityText')}>{t('documentTitle')}</PageTitle>
      <GalleryTabs
        value={wall}
        onValueChange={setWall}
        signedIn={user !== null}
        count={mine.data?.length}
        heading={
          <div className="grid gap-2">
            <h1 className="text-2xl font-semibold">{t('heading')}</h1>
            <p className="text-ink-muted">{t(`${wall}Text`)}</p>
          </div>
        }
      >
        {user && wall === 'mine' ? (
          <MyWall key={user.id} userId={user.id} />
        ) : (
          <CommunityWall key={user?.id ?? 'visitor'} userId={user?.id} />
        )}
      </GalleryTabs>
    </div>
  );
}
