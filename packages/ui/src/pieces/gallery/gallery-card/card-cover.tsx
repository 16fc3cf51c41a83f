import type { ReactNode } from 'react';
import { CheckIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

const COVER = 'ui:absolute ui:inset-0 ui:rounded-[inherit] ui:outline-none';

export interface CardLinkProps {
  title: string;
  /** URL that shows the creation whole. */
  href: string;
  /** Position in the tab order; the grid sets it. */
  tabIndex: number | undefined;
  /** The picture or the video. */
  children: ReactNode;
}

/**
 * The link around the picture: the browser's menu has the entries of both. The frame around it has the focus ring.
 */
export function CardLink({ title, href, tabIndex, children }: CardLinkProps) {
  const { t, Link } = useUi();
  return (
    <Link
      href={href}
      aria-label={t('gallery.open', { title })}
      aria-keyshortcuts={tabIndex === undefined ? undefined : 'F2'}
      data-grid-item=""
      tabIndex={tabIndex}
      className={`${COVER} ui:z-1`}
    >
      {children}
    </Link>
  );
}

export interface CardCheckboxProps {
  title: string;
  selected: boolean;
  onSelectedChange: (selected: boolean, range: boolean) => void;
  /** Position in the tab order; the grid sets it. */
  tabIndex: number | undefined;
}

/** The checkbox over the picture while creations are being selected. */
export function CardCheckbox({ title, selected, onSelectedChange, tabIndex }: CardCheckboxProps) {
  const { t } = useUi();
  return (
    <>
      <button
        type="button"
        role="checkbox"
        aria-checked={selected}
        aria-label={t('gallery.selectCard', { title })}
        data-grid-item=""
        tabIndex={tabIndex}
        onClick={(event) => onSelectedChange(!selected, event.shiftKey)}
        className={`${COVER} ui:z-3`}
      />
      <SelectionMark selected={selected} />
    </>
  );
}

function SelectionMark({ selected }: { selected: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'ui:pointer-events-none ui:absolute ui:end-3 ui:top-3 ui:z-4 ui:grid ui:size-6 ui:place-items-center ui:rounded-full ui:border-2 ui:border-surface',
        selected ? 'ui:bg-accent ui:text-on-accent ui:forced-colors:bg-[Highlight]' : 'ui:bg-media-chip',
      )}
    >
      {selected && <CheckIcon className="ui:size-3.5 ui:stroke-[2.6]" />}
    </span>
  );
}
