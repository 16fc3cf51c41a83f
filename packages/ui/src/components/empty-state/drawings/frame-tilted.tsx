import { CANVAS, Drawing, ACCENT_STROKE, type DrawingProps } from './drawing';

/** Line drawing of a tilted frame with a broken string, for errors. @public */
export function FrameTilted(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 12v.1M80 14 48 34M80 14l17 16" />
      <g transform="rotate(14 80 64)">
        <rect x="44" y="36" width="72" height="56" rx="6" />
        <rect className={CANVAS} x="52" y="44" width="56" height="40" rx="3" />
        <path className={ACCENT_STROKE} d="m70 55 20 18M90 55 70 73" />
      </g>
      <path d="M52 110h64" />
    </Drawing>
  );
}
