import type { ReactNode } from 'react';

export interface ChoiceGroupProps {
  /** What is chosen. */
  label: ReactNode;
  /** The label's id; the group of choices names itself with it. */
  labelId: string;
  /** What stands at the end of the label's line: the chosen word, a badge. */
  end?: ReactNode;
  children: ReactNode;
}

/** A heading line over some choices. */
export function ChoiceGroup({ label, labelId, end, children }: ChoiceGroupProps) {
  return (
    <div data-slot="choice-group" className="grid min-w-0 gap-2">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <span id={labelId} className="text-sm leading-[1.3] font-semibold text-ink">
          {label}
        </span>
        {end}
      </div>
      {children}
    </div>
  );
}
