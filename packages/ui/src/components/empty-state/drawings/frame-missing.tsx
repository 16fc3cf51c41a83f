import { Drawing, ACCENT_STROKE, type DrawingProps } from './drawing';

/** Line drawing of a dashed frame with the number 404, for a page that is not found. @public */
export function FrameMissing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 14v.1M80 16 54 38M80 16l26 22" />
      <rect x="38" y="38" width="84" height="62" rx="6" strokeDasharray="5 6" />
      <path className={ACCENT_STROKE} d="M55 81V60L46 74h13M111 81V60l-9 14h13" />
      <rect className={ACCENT_STROKE} x="71" y="60" width="18" height="21" rx="8" />
    </Drawing>
  );
}
