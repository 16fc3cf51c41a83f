import { STYLES } from '@product/domain';
import { ShowcaseSection, STYLE_PICTURES, useUi } from '@product/ui';
import { useTexts } from './use-texts';

export function StyleOverview({ galleryHref }: { galleryHref: string }) {
  const { t } = useTexts();
  const ui = useUi();
  return (
    <ShowcaseSection
      title={t('stylesTitle')}
      description={t('stylesText')}
      link={{ href: galleryHref, label: t('browse') }}
      pictures={STYLES.map((style) => ({
        label: ui.t(`vocabulary.style.${style}`),
        src: STYLE_PICTURES[style],
      }))}
    />
  );
}
