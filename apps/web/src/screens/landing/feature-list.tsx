import { FeatureSection, ImagesIcon, LockIcon, VideoIcon } from '@product/ui';
import { useTexts } from './use-texts';

const FEATURES = [
  { key: 'private', Icon: LockIcon },
  { key: 'shapes', Icon: ImagesIcon },
  { key: 'video', Icon: VideoIcon },
] as const;

export function FeatureList() {
  const { t } = useTexts();
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
