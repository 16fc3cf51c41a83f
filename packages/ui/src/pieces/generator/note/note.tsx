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
    <p data-slot="note" className="ui:flex ui:gap-2 ui:text-xs ui:text-pretty ui:text-ink-muted">
      <InfoIcon aria-hidden className="ui:mt-[0.1rem] ui:size-4 ui:shrink-0 ui:text-ink-faint" />
      <span>
        <span id={id}>{children}</span> {link}
      </span>
    </p>
  );
}
