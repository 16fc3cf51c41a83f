import { galleryQuery, useApi } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useNavigate } from '../../app/router';
import { useSession } from '../../app/use-session';
import { saveDraft } from '../../lib/draft';
import { ClosingCall } from './closing-call';
import { CommunityShelf } from './community-shelf';
import { Hero } from './hero';
import { PictureWall } from './picture-wall';
import { StyleWall } from './style-wall';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const community = useQuery(galleryQuery(useApi()));
  const createPath = user ? paths.generate : paths.auth;
  return (
    <>
      <PageTitle>{t('landing.documentTitle')}</PageTitle>
      <Hero
        onCreate={(prompt) => {
          saveDraft({ prompt }, user?.id);
          void navigate(createPath);
        }}
      />
      <PictureWall />
      <StyleWall galleryHref={paths.gallery} />
      <CommunityShelf items={community.data ?? []} galleryHref={`${paths.gallery}?tab=community`} />
      <ClosingCall createHref={createPath} />
    </>
  );
}
