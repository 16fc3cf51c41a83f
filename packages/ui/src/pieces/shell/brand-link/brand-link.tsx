'use client';

import { BrandMark } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface BrandLinkProps {
  /** The product's name. */
  brand: string;
  /** Where home is. */
  href: string;
  onClick?: () => void;
  className?: string;
}

/** The product's mark and name: the way home. */
export function BrandLink({ brand, href, onClick, className }: BrandLinkProps) {
  const { Link } = useUi();
  return (
    <Link
      href={href}
      onClick={onClick}
      className={cn(
        'inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-xs text-lg font-semibold tracking-(--tracking-display) text-ink max-xs:gap-2',
        className,
      )}
    >
      <BrandMark />
      <span className="truncate">{brand}</span>
    </Link>
  );
}
