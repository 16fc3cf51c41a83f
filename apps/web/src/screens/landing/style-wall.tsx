import { STYLES } from '@product/domain';
import { ShowcaseSection, STYLE_PICTURES, useUi } from '@product/ui';
import { useTranslation } from 'react-i18next';

/** The eight styles, each as its own picture. */
export function StyleWall({ galleryHref }: { galleryHref: string }) {
  const { t } = useTranslation();
  const ui = useUi();
  return (
    <ShowcaseSection
      title={t('landing.stylesTitle')}
      description={t('landing.stylesText')}
      link={{ href: galleryHref, label: t('landing.browse') }}
      pictures={STYLES.map((style) => ({
        label: ui.t(`vocabulary.style.${style}`),
        src: STYLE_PICTURES[style],
      }))}
    />
  );
}
