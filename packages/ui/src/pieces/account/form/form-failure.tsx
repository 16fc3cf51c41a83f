import { CircleAlertIcon } from '../../../components/icons';
import { clipText } from '../../../lib/clip-text';

export function FormFailure({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="ui:flex ui:items-start ui:gap-2 ui:rounded-sm ui:bg-danger-soft ui:px-3 ui:py-2.5 ui:text-sm ui:text-danger-ink"
    >
      <CircleAlertIcon aria-hidden className="ui:mt-[0.1rem] ui:size-4.5 ui:shrink-0" />
      <span dir="auto" className="ui:min-w-0 ui:wrap-anywhere">
        {clipText(children)}
      </span>
    </p>
  );
}
