import { FeatureSection, ImagesIcon, LockIcon, VideoIcon } from '@product/ui';
import { useTranslation } from 'react-i18next';

const FEATURES = [
  { key: 'private', Icon: LockIcon },
  { key: 'shapes', Icon: ImagesIcon },
  { key: 'video', Icon: VideoIcon },
] as const;

export function FeatureList() {
  const { t } = useTranslation();
  return (
    <FeatureSection
      features={FEATURES.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`landing.features.${key}.title`),
        text: t(`landing.features.${key}.text`),
      }))}
    />
  );
}
