import {
  CallToAction,
  PackGrid,
  PageSection,
  UsageCards,
  useUi,
  ShowcaseSection,
  STYLE_PICTURES,
  ExampleSection,
  FeatureSection,
  ImagesIcon,
  LockIcon,
  VideoIcon,
} from '@product/ui';
import { packPath } from '../../core/order-path';
import { createPath, paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { useSession } from '../../core/use-session';
import { useTexts } from '../../core/use-texts';
import { CommunityTeaser } from './community-teaser';
import { picture } from './pictures';
import english from '../../i18n/locales/en/landing';
import { ASPECT_RATIOS, STYLES, TOKEN_COST } from '@product/domain';

/** The key has the number of shapes, which its text spells out: another number is a type error until it has a text. */
const FEATURES = [
  { key: 'private', Icon: LockIcon },
  { key: `shapes${ASPECT_RATIOS.length}`, Icon: ImagesIcon },
  { key: 'video', Icon: VideoIcon },
] as const;

export function Component() {
  const { t } = useTexts('landing', english);
  const ui = useUi();
  const { brand, businessModel } = useServices().config;
  const { user, isVisitor } = useSession();
  const createHref = createPath(isVisitor);
  return (
    <>
      <ShowcaseSection
        title={t('stylesTitle')}
        description={t('stylesText')}
        link={{ href: paths.gallery, label: t('browse') }}
        pictures={STYLES.map((style) => ({
          label: ui.t(`vocabulary.style.${style}`),
          src: STYLE_PICTURES[style],
        }))}
      />
      <PageSection title={ui.t('billing.usage')}>
        <UsageCards />
      </PageSection>
      <ExampleSection
        title={t('exampleTitle')}
        prompt={t('examplePrompt')}
        choices={[
          ui.t('vocabulary.style.fantasy'),
          '4:3',
          ui.t('vocabulary.quality.hd'),
          ui.t('vocabulary.tokens', { count: TOKEN_COST.image }),
        ]}
        action={{ href: createHref, label: ui.t('generator.generate') }}
        // As on pictures that visitors make.
        note={!user && t('watermarkNote')}
        watermark={user ? undefined : brand}
        {...picture('fantasy')}
      />
      <FeatureSection
        features={FEATURES.map(({ key, Icon }) => ({
          icon: <Icon />,
          title: t(`features.${key}.title`),
          text: t(`features.${key}.text`),
        }))}
      />
      <PageSection title={t('packsTitle')} link={{ href: paths.pricing, label: t('comparePacks') }}>
        <PackGrid packs={businessModel.packs} hrefFor={(pack) => packPath(pack, isVisitor)} />
      </PageSection>
      <CommunityTeaser emptyHref={createHref} />
      <CallToAction
        title={t('closingTitle')}
        description={t('closingText')}
        action={{ href: createHref, label: t('create') }}
        {...picture('fjord')}
      />
    </>
  );
}
