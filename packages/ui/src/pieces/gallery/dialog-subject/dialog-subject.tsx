import type { ReactNode } from 'react';
import { FrameTilted } from '../../../components';
import { CreationMedia } from '../creation-media';

export interface DialogSubjectProps {
  /** A checked address of the picture or video; none shows the broken placeholder. */
  src?: string;
  mediaType?: string;
  /** Its name. */
  title: ReactNode;
  /** What is said about it, below its name. */
  children: ReactNode;
}

/** The picture that a dialog is about, so that one sees what one decides on. */
export function DialogSubject({ src, mediaType, title, children }: DialogSubjectProps) {
  return (
    <div
      data-slot="dialog-subject"
      className="ui:grid ui:grid-cols-[6rem_minmax(0,1fr)] ui:items-center ui:gap-4"
    >
      <CreationMedia
        src={src}
        mediaType={mediaType}
        alt=""
        controls={false}
        eager
        brokenText={null}
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
