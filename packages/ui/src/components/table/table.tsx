import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table is about: it names the region that scrolls sideways where the window is narrow. */
  label: string;
}

/** Rows and columns in one panel. The first column stays in sight while the rest scrolls. */
export function Table({ label, className, ...props }: TableProps) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    <div
      data-slot="table-region"
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface-raised"
    >
      <table
        data-slot="table"
        className={cn(
          'num w-full border-collapse text-sm [&_tr+tr]:border-t [&_tr]:border-line [&_tbody_tr:first-child]:border-t',
          className,
        )}
        {...props}
      />
    </div>
  );
}

export interface TableHeadProps extends ComponentProps<'th'> {
  /** Whether it heads a column or a row. */
  scope: 'col' | 'row';
}

export function TableHead({ scope, className, ...props }: TableHeadProps) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn(
        'p-4 font-medium whitespace-nowrap',
        scope === 'row' ? 'sticky start-0 bg-surface-raised text-start text-ink-muted' : 'text-center',
        className,
      )}
      {...props}
    />
  );
}

export type TableCellProps = ComponentProps<'td'>;

export function TableCell({ className, ...props }: TableCellProps) {
  return <td data-slot="table-cell" className={cn('p-4 text-center', className)} {...props} />;
}
