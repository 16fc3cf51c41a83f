/* A separate chunk, because many visits open no creation. */
import { CreationView as View, type CreationViewProps as ViewProps } from '@product/ui';
import { downloadName } from '../../lib/media-files';
import { FileEntries } from '../file-entries/file-entries';
import { useServices } from '../services';
import type { Shareable } from '../use-share';
import { usePictureMotion } from './use-picture-motion';

export interface CreationViewProps extends Omit<ViewProps, 'shareEntries' | 'fileName'> {
  /** What is copied, shared and converted. */
  media: Shareable | undefined;
}

/** The view of one creation, with what this device can do with its file. */
export function CreationView({ media, ...props }: CreationViewProps) {
  const { now } = useServices();
  usePictureMotion(props.open, props.src);
  return (
    <View
      {...props}
      shareEntries={media && <FileEntries media={media} />}
      fileName={media?.mediaType === 'image' ? downloadName('image', now()) : undefined}
    />
  );
}
