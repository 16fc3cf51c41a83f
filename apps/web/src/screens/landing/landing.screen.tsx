import { galleryQuery, useApi } from '@product/api-client/react';
import { CallToAction, PackShelf, PageSection, UsageCards, useUi } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useNavigate } from '../../app/router';
import { useServices } from '../../app/services';
import { useSession } from '../../app/use-session';
import { saveDraft } from '../../lib/draft';
import { CommunityShelf } from './community-shelf';
import { FeatureList } from './feature-list';
import { FinishedExample } from './finished-example';
import { LandingHero } from './landing-hero';
import fjord from './pictures/fjord.jpg';
import { StyleWall } from './style-wall';

export function Component() {
  const { t } = useTranslation();
  const ui = useUi();
  const navigate = useNavigate();
  const { brand, reading } = useServices().config;
  const { user } = useSession();
  const community = useQuery(galleryQuery(useApi()));
  const createPath = user ? paths.generate : paths.auth;
  return (
    <>
      <PageTitle>{t('landing.documentTitle')}</PageTitle>
      <LandingHero
        onCreate={(prompt) => {
          saveDraft({ prompt }, user?.id);
          void navigate(createPath);
        }}
      />
      <div className="mt-section grid grid-cols-1 gap-section">
        <StyleWall galleryHref={paths.gallery} />
        <PageSection title={ui.t('billing.usage')}>
          <UsageCards />
        </PageSection>
        <FinishedExample brand={brand} createHref={createPath} watermarked={!user} />
        <FeatureList />
        <PageSection
          title={t('landing.packsTitle')}
          link={{ href: paths.pricing, label: t('landing.comparePacks') }}
        >
          <PackShelf
            packs={reading.packs}
            hrefFor={(pack) => (user ? `${paths.buyTokens}?package=${pack}` : paths.auth)}
          />
        </PageSection>
        <CommunityShelf items={community.data ?? []} galleryHref={`${paths.gallery}?tab=community`} />
        <CallToAction
          title={t('landing.closingTitle')}
          description={t('landing.closingText')}
          action={{ href: createPath, label: t('landing.create') }}
          src={fjord}
        />
      </div>
    </>
  );
}
