import { FeatureSection, ImagesIcon, LockIcon, VideoIcon } from '@product/ui';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/landing';

const FEATURES = [
  { key: 'private', Icon: LockIcon },
  { key: 'shapes', Icon: ImagesIcon },
  { key: 'video', Icon: VideoIcon },
] as const;

export function FeatureList() {
  const { t } = useTexts('landing', english);
  return (
    <FeatureSection
      features={FEATURES.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`features.${key}.title`),
        text: t(`features.${key}.text`),
      }))}
    />
  );
}
