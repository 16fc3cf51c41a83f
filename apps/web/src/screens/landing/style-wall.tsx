import { STYLES } from '@product/domain';
import { STYLE_PICTURES, useUi } from '@product/ui';
import { useTranslation } from 'react-i18next';
import { Section } from './section';

/** The eight styles, each as its own picture. */
export function StyleWall({ galleryHref }: { galleryHref: string }) {
  const { t } = useTranslation();
  const ui = useUi();
  return (
    <Section
      title={t('landing.stylesTitle')}
      text={t('landing.stylesText')}
      link={{ href: galleryHref, label: t('landing.browse') }}
    >
      <ul className="grid grid-cols-2 gap-[clamp(0.625rem,1.2vw,1.25rem)] md:grid-cols-4">
        {STYLES.map((style) => (
          <li key={style} className="relative aspect-4/3 overflow-hidden rounded-md bg-surface-sunken">
            <img src={STYLE_PICTURES[style]} alt="" loading="lazy" className="size-full object-cover" />
            <p className="absolute inset-x-0 bottom-0 bg-scrim px-4 pt-10 pb-3 text-sm font-semibold text-on-media">
              {ui.t(`vocabulary.style.${style}`)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
