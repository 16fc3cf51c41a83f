import { STYLES } from '@product/domain';
import { ShowcaseSection, STYLE_PICTURES, useUi } from '@product/ui';
import { paths } from '../../core/paths';
import { useTexts } from './use-texts';

export function StyleOverview() {
  const { t } = useTexts();
  const ui = useUi();
  return (
    <ShowcaseSection
      title={t('stylesTitle')}
      description={t('stylesText')}
      link={{ href: paths.gallery, label: t('browse') }}
      pictures={STYLES.map((style) => ({
        label: ui.t(`vocabulary.style.${style}`),
        src: STYLE_PICTURES[style],
      }))}
    />
  );
}
