import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../../components';

export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      data-ui="failure-line"
      className="ui:flex ui:gap-1.5 ui:text-sm ui:wrap-anywhere ui:text-danger-ink"
    >
      <CircleAlertIcon aria-hidden className="ui:mt-0.5 ui:size-4 ui:shrink-0" />
      <span dir="auto">{children}</span>
    </p>
  );
}
