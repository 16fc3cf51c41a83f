import { Suspense } from 'react';
import { lazyScreen } from '../../core/lazy-screen';
import { PageTitle } from '../../core/page-title';
import { createPath } from '../../core/paths';
import { useNavigate } from '../../core/router';
import { useSession } from '../../core/use-session';
import { useTexts } from '../../core/use-texts';
import { drafts } from '../../lib/draft';
import { LastWorkSlot } from './last-work-slot';
import english from '../../i18n/locales/en/landing';
import type { AspectRatio, Style } from '@product/domain';
import { CheckIcon, Hero, ImageRow, TokenIcon, UsersIcon, useUi, type HeroProps } from '@product/ui';
import { picture } from './pictures';

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

const PICTURES: readonly { file: string; style: Style; ratio: AspectRatio }[] = [
  { file: 'robot', style: '3d', ratio: '1:1' },
  { file: 'anime', style: 'anime', ratio: '3:4' },
  { file: 'cyberpunk', style: 'cyberpunk', ratio: '4:3' },
  { file: 'realistic', style: 'realistic', ratio: '3:4' },
  { file: 'vaporwave', style: 'vaporwave', ratio: '1:1' },
];

function LandingHero({ onCreate }: Pick<HeroProps, 'onCreate'>) {
  const { t } = useTexts('landing', english);
  const ui = useUi();
  return (
    <Hero
      title={t('headline')}
      description={t('lede')}
      facts={[
        { icon: <TokenIcon />, text: t('facts.cost') },
        { icon: <CheckIcon />, text: t('facts.expiry') },
        { icon: <UsersIcon />, text: t('facts.creators') },
      ]}
      onCreate={onCreate}
    >
      <ImageRow
        aria-label={t('wall')}
        pictures={PICTURES.map(({ file, style, ratio }) => ({
          ...picture(file),
          ratio: ratio.replace(':', ' / '),
          label: ui.t(`vocabulary.style.${style}`),
          note: ratio,
        }))}
      />
    </Hero>
  );
}
