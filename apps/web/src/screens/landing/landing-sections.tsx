import { CallToAction, PackShelf, PageSection, UsageCards, useUi } from '@product/ui';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useSession } from '../../app/use-session';
import { CommunityShelf } from './community-shelf';
import { FeatureList } from './feature-list';
import { FinishedExample } from './finished-example';
import { picture } from './pictures';
import { StyleWall } from './style-wall';
import { useTexts } from './use-texts';

/** What the home page says below its first sentence. */
export function Component() {
  const { t } = useTexts();
  const ui = useUi();
  const { brand, reading } = useServices().config;
  const { user } = useSession();
  const createPath = user ? paths.generate : paths.auth;
  return (
    <>
      <StyleWall galleryHref={paths.gallery} />
      <PageSection title={ui.t('billing.usage')}>
        <UsageCards />
      </PageSection>
      <FinishedExample brand={brand} createHref={createPath} watermarked={!user} />
      <FeatureList />
      <PageSection title={t('packsTitle')} link={{ href: paths.pricing, label: t('comparePacks') }}>
        <PackShelf
          packs={reading.packs}
          hrefFor={(pack) => (user ? `${paths.buyTokens}?package=${pack}` : paths.auth)}
        />
      </PageSection>
      <CommunityShelf emptyHref={createPath} />
      <CallToAction
        title={t('closingTitle')}
        description={t('closingText')}
        action={{ href: createPath, label: t('create') }}
        {...picture('fjord')}
      />
    </>
  );
}
