import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the region around the table, which scrolls sideways in a narrow window. */
  label: string;
}

/**
 * A table in a panel that scrolls sideways. The first column is sticky. Other props go to the `table` element.
 * @public
 */
export function Table({ label, className, ...props }: TableProps) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    <div
      data-ui="table-region"
      role="region"
      aria-label={label}
      tabIndex={0}
      className="ui:relative ui:overflow-x-auto ui:rounded-lg ui:border ui:border-line ui:bg-surface-raised ui:text-ink"
    >
      <table
        data-ui="table"
        // The lines belong to the cells: a sticky cell would cover a line of its row.
        className={cn(
          'ui:num ui:w-full ui:border-separate ui:[border-spacing:0] ui:text-sm ui:[&_tr+tr>*]:border-t ui:[&_tr>*]:border-line ui:[&_tbody_tr:first-child>*]:border-t',
          className,
        )}
        {...props}
      />
    </div>
  );
}

export interface TableHeadProps extends ComponentProps<'th'> {
  /** Whether it is the header of a column or of a row. */
  scope: 'col' | 'row';
}

/** @public */
export function TableHead({ scope, className, ...props }: TableHeadProps) {
  return (
    <th
      data-ui="table-head"
      scope={scope}
      className={cn(
        'ui:p-4 ui:fallback:font-medium',
        scope === 'row'
          ? 'ui:sticky ui:start-0 ui:bg-surface-raised ui:text-start ui:text-ink-muted ui:min-w-32'
          : 'ui:text-center ui:first:sticky ui:first:start-0 ui:first:bg-surface-raised ui:first:text-start',
        className,
      )}
      {...props}
    />
  );
}

export type TableCellProps = ComponentProps<'td'>;

/** @public */
export function TableCell({ className, ...props }: TableCellProps) {
  return <td data-ui="table-cell" className={cn('ui:p-4 ui:text-center', className)} {...props} />;
}
