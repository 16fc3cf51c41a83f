import { STYLES } from '@product/domain';
import { ShowcaseSection, STYLE_PICTURES, useUi } from '@product/ui';
import { paths } from '../../core/paths';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/landing';

export function StyleOverview() {
  const { t } = useTexts('landing', english);
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
