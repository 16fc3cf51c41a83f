import { DEFAULT_PACK_ID, type PackId } from '@product/domain';
import { CallToAction, ComparisonTable, Faq, PackGrid, PageSection, UsageCards, useUi } from '@product/ui';
import { PageTitle } from '../../core/page-title';
import { createPath } from '../../core/paths';
import { packPath } from '../../core/order-path';
import { useServices } from '../../core/services';
import { useSession } from '../../core/use-session';
import { useTexts } from '../../core/use-texts';
import castle from './castle.jpg';
import english from '../../i18n/locales/en/pricing';

export function Component() {
  const { t } = useTexts('pricing', english);
  const ui = useUi();
  const { packs, faq } = useServices().config.businessModel;
  const { isVisitor } = useSession();
  const hrefFor = (pack: PackId) => packPath(pack, isVisitor);
  return (
    <>
      <PageTitle description={t('lede')}>{t('documentTitle')}</PageTitle>
      <div className="grid grid-cols-1 gap-section pt-[clamp(2rem,1.4rem+2vw,3.5rem)]">
        <div className="wrap grid gap-[clamp(1.75rem,1.2rem+1.6vw,3rem)]">
          <div className="grid justify-items-center gap-3 text-center">
            <h1 className="text-3xl font-semibold text-balance">{t('heading')}</h1>
            <p className="max-w-[38rem] text-lg text-pretty text-ink-muted">{t('lede')}</p>
          </div>
          <div>
            <h2 className="sr-only">{ui.t('billing.tokenPacks')}</h2>
            <PackGrid packs={packs} recommended={DEFAULT_PACK_ID} hrefFor={hrefFor} />
          </div>
        </div>
        <PageSection title={ui.t('billing.compare')}>
          <ComparisonTable packs={packs} />
        </PageSection>
        <PageSection title={ui.t('billing.usage')}>
          <UsageCards />
        </PageSection>
        <Faq entries={faq} className="wrap" />
        <CallToAction
          title={t('closingTitle')}
          description={t('closingText', { count: Math.min(...packs.map(({ tokens }) => tokens)) })}
          action={{ href: createPath(isVisitor), label: t('create') }}
          src={castle}
        />
      </div>
    </>
  );
}
