import { Button, useUi } from '@product/ui';
import { useTranslation } from 'react-i18next';
import castle from './pictures/fantasy.jpg';

export function ClosingCall({ createHref }: { createHref: string }) {
  const { t } = useTranslation();
  const { Link } = useUi();
  return (
    <section className="wrap mt-section">
      <div className="relative isolate grid min-h-[clamp(22rem,34vw,30rem)] items-end overflow-hidden rounded-lg bg-surface-sunken">
        <img src={castle} alt="" loading="lazy" className="absolute inset-0 -z-20 size-full object-cover" />
        <div className="flex flex-wrap items-end justify-between gap-6 bg-scrim p-[clamp(1.5rem,1rem+2.6vw,3.5rem)] pt-24 text-on-media">
          <div className="grid gap-2">
            <h2 className="text-3xl font-semibold text-balance">{t('landing.closingTitle')}</h2>
            <p>{t('landing.closingText')}</p>
          </div>
          <Button asChild variant="on-media" size="lg">
            <Link href={createHref}>{t('landing.create')}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
