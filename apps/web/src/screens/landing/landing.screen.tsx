import { Suspense } from 'react';
import { lazyScreen } from '../../core/lazy-screen';
import { PageTitle } from '../../core/page-title';
import { createPath } from '../../core/paths';
import { useNavigate } from '../../core/router';
import { useSession } from '../../core/use-session';
import { useTexts } from '../../core/use-texts';
import { drafts } from '../../lib/draft';
import { LandingHero } from './landing-hero';
import { LastWorkSlot } from './last-work-slot';
import english from '../../i18n/locales/en/landing';

/* A separate chunk, so that code for content below the fold does not delay what is above. */
const { Screen: LandingSections, preload } = lazyScreen('landing', () => import('./landing-sections'));
void preload();

export function Component() {
  const { t } = useTexts('landing', english);
  return (
    <>
      <PageTitle description={t('lede')}>{t('documentTitle')}</PageTitle>
      <LastWorkSlot />
      <SessionHero />
      <div className="mt-section grid grid-cols-1 gap-section">
        <Suspense fallback={<div className="min-h-dvh" />}>
          <LandingSections />
        </Suspense>
      </div>
    </>
  );
}

/** A component of its own: an update of the screen before its sections are hydrated would hydrate them in one task. */
function SessionHero() {
  const navigate = useNavigate();
  const { user, isVisitor } = useSession();
  return (
    <LandingHero
      onCreate={(prompt, isTyped) => {
        // An example does not replace a draft.
        if (isTyped || !drafts.get()) drafts.save({ prompt }, user?.id);
        void navigate(createPath(isVisitor));
      }}
    />
  );
}
