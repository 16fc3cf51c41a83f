/* A separate chunk, because many visits open no creation. */
import { CreationView as View, type CreationViewProps as ViewProps } from '@product/ui';
import { Suspense } from 'react';
import { downloadName } from '../../lib/media-files';
import { useServices } from '../services';
import type { Shareable } from '../use-share';
import { useFileEntries } from './use-file-entries';

export interface CreationViewProps extends Omit<ViewProps, 'shareEntries' | 'fileName'> {
  /** What is copied, shared and converted. */
  media: Shareable | undefined;
}

/** The view of one creation, with what this device can do with its file. */
export function CreationView(props: CreationViewProps) {
  return (
    <Suspense fallback={null}>
      <ViewWithFiles {...props} />
    </Suspense>
  );
}

function ViewWithFiles({ media, ...props }: CreationViewProps) {
  const { now } = useServices();
  return (
    <View
      {...props}
      shareEntries={useFileEntries(media)}
      fileName={media?.mediaType === 'image' ? downloadName('image', now()) : undefined}
    />
  );
}
