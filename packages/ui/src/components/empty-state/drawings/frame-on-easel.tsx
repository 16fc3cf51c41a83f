import { CANVAS, Drawing, ACCENT_STROKE, type DrawingProps } from './drawing';

/** Line drawing of a picture on an easel, for a picture that is not made yet. @public */
export function FrameOnEasel(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M74 8 40 112M86 8l34 104M80 8v12M80 88v24M73 8h14" />
      <path d="M46 86h68" strokeWidth="4" />
      <rect className={CANVAS} x="44" y="22" width="72" height="60" rx="5" />
      <path className={ACCENT_STROKE} d="m50 73 18-18 12 11 11-10 19 17" />
      <circle className={ACCENT_STROKE} cx="64" cy="39" r="5.5" />
    </Drawing>
  );
}
