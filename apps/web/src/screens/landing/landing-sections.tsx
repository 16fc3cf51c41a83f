import { CallToAction, PackGrid, PageSection, UsageCards, useUi } from '@product/ui';
import { packPath } from '../../core/order-path';
import { createPath, paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { useSession } from '../../core/use-session';
import { useTexts } from '../../core/use-texts';
import { CommunityTeaser } from './community-teaser';
import { FeatureList } from './feature-list';
import { FinishedExample } from './finished-example';
import { picture } from './pictures';
import { StyleOverview } from './style-overview';
import english from '../../i18n/locales/en/landing';

export function Component() {
  const { t } = useTexts('landing', english);
  const ui = useUi();
  const { brand, businessModel } = useServices().config;
  const { user, isVisitor } = useSession();
  const createHref = createPath(isVisitor);
  return (
    <>
      <StyleOverview />
      <PageSection title={ui.t('billing.usage')}>
        <UsageCards />
      </PageSection>
      <FinishedExample brand={brand} createHref={createHref} watermarked={!user} />
      <FeatureList />
      <PageSection title={t('packsTitle')} link={{ href: paths.pricing, label: t('comparePacks') }}>
        <PackGrid packs={businessModel.packs} hrefFor={(pack) => packPath(pack, isVisitor)} />
      </PageSection>
      <CommunityTeaser emptyHref={createHref} />
      <CallToAction
        title={t('closingTitle')}
        description={t('closingText')}
        action={{ href: createHref, label: t('create') }}
        {...picture('fjord')}
      />
    </>
  );
}
