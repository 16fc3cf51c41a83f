import { DEFAULT_PACK_ID, type PackId } from '@product/domain';
import { CallToAction, ComparisonTable, Faq, PackShelf, PageSection, UsageCards, useUi } from '@product/ui';
import { PageTitle } from '../../app/page-title';
import { buyTokensPath, paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useSession } from '../../app/use-session';
import castle from './castle.jpg';
import { useTexts } from './use-texts';

/** What there is to buy, and what people ask before they do. */
export function Component() {
  const { t } = useTexts();
  const ui = useUi();
  const { packs } = useServices().config.reading;
  const { status, user } = useSession();
  // While it is unknown who is here, the links lead to the shop: it sends visitors to the same place.
  const isVisitor = status === 'known' && !user;
  const hrefFor = (pack: PackId) => (isVisitor ? paths.auth : buyTokensPath(pack));
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
            <PackShelf packs={packs} recommended={DEFAULT_PACK_ID} hrefFor={hrefFor} />
          </div>
        </div>
        <PageSection title={ui.t('billing.compare')}>
          <ComparisonTable packs={packs} />
        </PageSection>
        <PageSection title={ui.t('billing.usage')}>
          <UsageCards />
        </PageSection>
        <Faq className="wrap" />
        <CallToAction
          title={t('closingTitle')}
          description={t('closingText', { count: Math.min(...packs.map(({ tokens }) => tokens)) })}
          action={{ href: isVisitor ? paths.auth : paths.generate, label: t('create') }}
          src={castle}
        />
      </div>
    </>
  );
}
