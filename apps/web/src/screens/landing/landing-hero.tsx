import type { AspectRatio, Style } from '@product/domain';
import { CheckIcon, Hero, PictureWall, TokenIcon, UsersIcon, useUi, type HeroProps } from '@product/ui';
import { useTranslation } from 'react-i18next';
import alpine from './pictures/realistic.jpg';
import boulevard from './pictures/vaporwave.jpg';
import robot from './pictures/robot.jpg';
import street from './pictures/cyberpunk.jpg';
import summer from './pictures/anime.jpg';

const PICTURES: readonly { src: string; style: Style; ratio: AspectRatio }[] = [
  { src: robot, style: '3d', ratio: '1:1' },
  { src: summer, style: 'anime', ratio: '3:4' },
  { src: street, style: 'cyberpunk', ratio: '4:3' },
  { src: alpine, style: 'realistic', ratio: '3:4' },
  { src: boulevard, style: 'vaporwave', ratio: '1:1' },
];

/** The sentence, a place to write one's own, and below it what came of the example that stands there. */
export function LandingHero({ onCreate }: Pick<HeroProps, 'onCreate'>) {
  const { t } = useTranslation();
  const ui = useUi();
  return (
    <Hero
      title={t('landing.headline')}
      description={t('landing.lede')}
      facts={[
        { icon: <TokenIcon />, text: t('landing.facts.cost') },
        { icon: <CheckIcon />, text: t('landing.facts.expiry') },
        { icon: <UsersIcon />, text: t('landing.facts.creators') },
      ]}
      onCreate={onCreate}
    >
      <PictureWall
        aria-label={t('landing.wall')}
        pictures={PICTURES.map(({ src, style, ratio }) => ({
          src,
          ratio: ratio.replace(':', ' / '),
          label: ui.t(`vocabulary.style.${style}`),
          note: ratio,
        }))}
      />
    </Hero>
  );
}
