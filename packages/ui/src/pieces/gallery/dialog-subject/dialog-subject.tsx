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
    <div data-slot="dialog-subject" className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4">
      <CreationMedia
        src={src}
        mediaType={mediaType}
        alt=""
        controls={false}
        eager
        brokenText={null}
        brokenDrawing={<FrameTilted className="w-16" />}
      />
      <div className="grid justify-items-start gap-0.5">
        <p dir="auto" className="line-clamp-2 text-sm font-semibold wrap-anywhere text-ink">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}
