'use client';

import { CheckIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { gallery } from '../../../locales/english';
import { cn } from '../../../lib/cn';

export interface CardCoverProps {
  title: string;
  /** URL that shows the creation whole. Without it nothing covers the picture. */
  href: string | undefined;
  selected: boolean;
  /** While creations are being selected: the picture is a checkbox instead of a link. */
  onSelectedChange: ((selected: boolean, range: boolean) => void) | undefined;
  /** Position in the tab order; the grid sets it. */
  tabIndex: number | undefined;
}

const COVER = 'ui:absolute ui:inset-0 ui:z-3 ui:rounded-[inherit] ui:outline-none';

/** The link or the checkbox over the picture. The frame around it has the focus ring. */
export function CardCover({ title, href, selected, onSelectedChange, tabIndex }: CardCoverProps) {
  const { t, Link } = useUi({ gallery });
  if (onSelectedChange) {
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
          className={COVER}
        />
        <SelectionMark selected={selected} />
      </>
    );
  }
  if (!href) return null;
  return (
    <Link
      href={href}
      aria-label={t('gallery.open', { title })}
      aria-keyshortcuts={tabIndex === undefined ? undefined : 'F2'}
      data-grid-item=""
      tabIndex={tabIndex}
      className={COVER}
    />
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
