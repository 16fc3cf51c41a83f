import type { ReactNode } from 'react';
import { BrandMark } from '../../components/icons';
import { useUi } from '../../i18n';
import { cn } from '../../lib/cn';

export interface BrandLinkProps {
  brand: string;
  /** Logo before the name. Default: the library's mark. */
  logo?: ReactNode;
  /** URL of the home page. */
  href: string;
  onClick?: () => void;
  className?: string;
}

/** Logo and name of the product, linked to the home page. */
export function BrandLink({ brand, logo = <BrandMark />, href, onClick, className }: BrandLinkProps) {
  const { Link } = useUi();
  return (
    <Link
      href={href}
      onClick={onClick}
      className={cn(
        'ui:inline-flex ui:min-h-11 ui:min-w-0 ui:items-center ui:gap-2.5 ui:rounded-xs ui:text-lg ui:font-semibold ui:tracking-(--ui-tracking-display) ui:text-ink ui:max-xs:gap-2',
        className,
      )}
    >
      {logo}
      <span className="ui:truncate">{brand}</span>
    </Link>
  );
}
