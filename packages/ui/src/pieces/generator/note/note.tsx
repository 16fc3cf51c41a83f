import type { ReactNode } from 'react';
import { InfoIcon } from '../../../components';

export interface NoteProps {
  /** Id of the text, for `aria-describedby` of the control that it explains. */
  id?: string;
  children: ReactNode;
  link?: ReactNode;
  /** Not shown, but still the description of its control. */
  hidden?: boolean;
}

export function Note({ id, children, link, hidden }: NoteProps) {
  return (
    <p
      data-ui="note"
      hidden={hidden}
      className="ui:flex ui:gap-2 ui:text-xs ui:text-pretty ui:text-ink-muted ui:[&[hidden]]:hidden"
    >
      <InfoIcon aria-hidden className="ui:mt-[0.1rem] ui:size-4 ui:shrink-0 ui:text-ink-faint" />
      <span>
        <span id={id}>{children}</span> {link}
      </span>
    </p>
  );
}
