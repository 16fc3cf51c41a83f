import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';
import { CircleAlertIcon } from '../../../components/icons';
import { clipText } from '../../feedback/clip-text';

/** Why the submit failed, in place. */
export function FormFailure({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-sm bg-danger-soft px-3 py-2.5 text-sm text-danger-ink"
    >
      <CircleAlertIcon aria-hidden className="mt-[0.1rem] size-4.5 shrink-0" />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {clipText(children, TOAST_TEXT_MAX_LENGTH)}
      </span>
    </p>
  );
}
