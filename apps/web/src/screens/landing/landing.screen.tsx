import { Suspense } from 'react';
import { lazyScreen } from '../../app/lazy-screen';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useNavigate } from '../../app/router';
import { useSession } from '../../app/use-session';
import { saveDraft } from '../../lib/draft';
import { LandingHero } from './landing-hero';
import { useTexts } from './use-texts';

/* Below the fold: its code is not waited for by what is above. */
const { Screen: LandingSections, preload } = lazyScreen('landing', () => import('./landing-sections'));
void preload();

export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <>
      <PageTitle description={t('lede')}>{t('documentTitle')}</PageTitle>
      <LandingHero
        onCreate={(prompt) => {
          saveDraft({ prompt }, user?.id);
          void navigate(user ? paths.generate : paths.auth);
        }}
      />
      <div className="mt-section grid grid-cols-1 gap-section">
        <Suspense fallback={<div className="min-h-dvh" />}>
          <LandingSections />
        </Suspense>
      </div>
    </>
  );
}
