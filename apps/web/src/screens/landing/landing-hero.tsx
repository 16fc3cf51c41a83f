import type { AspectRatio, Style } from '@product/domain';
import { CheckIcon, Hero, ImageRow, TokenIcon, UsersIcon, useUi, type HeroProps } from '@product/ui';
import { useTexts } from '../../core/use-texts';
import { picture } from './pictures';
import english from '../../i18n/locales/en/landing';

const PICTURES: readonly { file: string; style: Style; ratio: AspectRatio }[] = [
  { file: 'robot', style: '3d', ratio: '1:1' },
  { file: 'anime', style: 'anime', ratio: '3:4' },
  { file: 'cyberpunk', style: 'cyberpunk', ratio: '4:3' },
  { file: 'realistic', style: 'realistic', ratio: '3:4' },
  { file: 'vaporwave', style: 'vaporwave', ratio: '1:1' },
];

export function LandingHero({ onCreate }: Pick<HeroProps, 'onCreate'>) {
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
