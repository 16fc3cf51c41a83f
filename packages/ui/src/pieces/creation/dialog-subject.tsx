import type { ReactNode } from 'react';
import { FrameTilted } from '../../components';
import { CreationMedia } from './creation-media/creation-media';

export interface DialogSubjectProps {
  /** Validated URL of the image or video. Without it the placeholder for broken media is shown. */
  src?: string;
  mediaType?: string;
  title: ReactNode;
  children: ReactNode;
}

/** Preview and title of the creation that a dialog changes or deletes. */
export function DialogSubject({ src, mediaType, title, children }: DialogSubjectProps) {
  return (
    <div
      data-ui="dialog-subject"
      className="ui:grid ui:grid-cols-[6rem_minmax(0,1fr)] ui:items-center ui:gap-4"
    >
      <CreationMedia
        src={src}
        mediaType={mediaType}
        alt=""
        controls={false}
        eager
        brokenText=""
        brokenDrawing={<FrameTilted className="ui:w-16" />}
      />
      <div className="ui:grid ui:justify-items-start ui:gap-0.5">
        <p dir="auto" className="ui:line-clamp-2 ui:text-sm ui:font-semibold ui:wrap-anywhere ui:text-ink">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}
