import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type DrawingProps = ComponentProps<'svg'>;

function Drawing({ className, ...props }: DrawingProps) {
  return (
    <svg
      data-slot="drawing"
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cn('ui:h-auto ui:fallback:w-36 ui:text-ink-faint', className)}
      {...props}
    />
  );
}

const LIT = 'ui:stroke-accent-line';
const CANVAS = 'ui:fill-accent-soft ui:stroke-accent-line';

/** A frame on its nail with nothing in it yet. */
export function FrameHung(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 14v.1M80 16 54 40M80 16l26 24" />
      <rect x="42" y="40" width="76" height="60" rx="6" />
      <rect className={CANVAS} x="51" y="49" width="58" height="42" rx="3" />
      <path className={LIT} d="M80 63v14M73 70h14" />
    </Drawing>
  );
}

/** A frame that lost a string: something went wrong. */
export function FrameTilted(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 12v.1M80 14 48 34M80 14l17 16" />
      <g transform="rotate(14 80 64)">
        <rect x="44" y="36" width="72" height="56" rx="6" />
        <rect className={CANVAS} x="52" y="44" width="56" height="40" rx="3" />
        <path className={LIT} d="m70 55 20 18M90 55 70 73" />
      </g>
      <path d="M52 110h64" />
    </Drawing>
  );
}

/** The trace of a frame that hangs elsewhere, with the number of the page that is not found. */
export function FrameMissing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 14v.1M80 16 54 38M80 16l26 22" />
      <rect x="38" y="38" width="84" height="62" rx="6" strokeDasharray="5 6" />
      <path className={LIT} d="M55 81V60L46 74h13M111 81V60l-9 14h13" />
      <rect className={LIT} x="71" y="60" width="18" height="21" rx="8" />
    </Drawing>
  );
}

/** A picture on an easel, about to be made. */
export function FrameOnEasel(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M74 8 40 112M86 8l34 104M80 8v12M80 88v24M73 8h14" />
      <path d="M46 86h68" strokeWidth="4" />
      <rect className={CANVAS} x="44" y="22" width="72" height="60" rx="5" />
      <path className={LIT} d="m50 73 18-18 12 11 11-10 19 17" />
      <circle className={LIT} cx="64" cy="39" r="5.5" />
    </Drawing>
  );
}
