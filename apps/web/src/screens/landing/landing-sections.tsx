import { CallToAction, PackGrid, PageSection, UsageCards, useUi } from '@product/ui';
import { billing } from '@product/ui/english';
import { buyTokensPath, paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { useSession } from '../../core/use-session';
import { CommunityTeaser } from './community-teaser';
import { FeatureList } from './feature-list';
import { FinishedExample } from './finished-example';
import { picture } from './pictures';
import { StyleOverview } from './style-overview';
import { useTexts } from './use-texts';

export function Component() {
  const { t } = useTexts();
  const ui = useUi({ billing });
  const { brand, businessModel } = useServices().config;
  const { user, isVisitor } = useSession();
  const createPath = isVisitor ? paths.auth : paths.generate;
  return (
    <>
      <StyleOverview />
      <PageSection title={ui.t('billing.usage')}>
        <UsageCards />
      </PageSection>
      <FinishedExample brand={brand} createHref={createPath} watermarked={!user} />
      <FeatureList />
      <PageSection title={t('packsTitle')} link={{ href: paths.pricing, label: t('comparePacks') }}>
        <PackGrid
          packs={businessModel.packs}
          hrefFor={(pack) => (isVisitor ? paths.auth : buyTokensPath(pack))}
        />
      </PageSection>
      <CommunityTeaser emptyHref={createPath} />
      <CallToAction
        title={t('closingTitle')}
        description={t('closingText')}
        action={{ href: createPath, label: t('create') }}
        {...picture('fjord')}
      />
    </>
  );
}
