/** One row of a menu, whatever it does. */
export const menuRowClassName =
  'relative flex min-h-9 items-center gap-2.5 rounded-[9px] px-2.5 text-sm text-ink outline-none select-none max-desk:min-h-11 cursor-pointer data-highlighted:bg-surface-hover data-disabled:cursor-not-allowed data-disabled:text-ink-faint forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-faint data-[variant=danger]:text-danger-ink data-[variant=danger]:[&>svg]:text-current';
