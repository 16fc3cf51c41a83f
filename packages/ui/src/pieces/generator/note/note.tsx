import type { ReactNode } from 'react';
import { InfoIcon } from '../../../components';

export interface NoteProps {
  /** The sentence's id, for `aria-describedby` of what it explains. */
  id?: string;
  children: ReactNode;
  /** A link that follows from it. */
  link?: ReactNode;
}

/** One sentence of explanation below a choice. */
export function Note({ id, children, link }: NoteProps) {
  return (
    <p data-slot="note" className="flex gap-2 text-xs text-pretty text-ink-muted">
      <InfoIcon aria-hidden className="mt-[0.1rem] size-4 shrink-0 text-ink-faint" />
      <span>
        <span id={id}>{children}</span> {link}
      </span>
    </p>
  );
}
