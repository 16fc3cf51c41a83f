import { CANVAS, Drawing, ACCENT_STROKE, type DrawingProps } from './drawing';

/** Line drawing of an empty frame on a nail, for lists that are still empty. @public */
export function FrameHung(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 14v.1M80 16 54 40M80 16l26 24" />
      <rect x="42" y="40" width="76" height="60" rx="6" />
      <rect className={CANVAS} x="51" y="49" width="58" height="42" rx="3" />
      <path className={ACCENT_STROKE} d="M80 63v14M73 70h14" />
    </Drawing>
  );
}
