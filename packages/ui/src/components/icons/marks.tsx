import { cn } from '../../lib/cn';
import { DrawnIcon, type DrawnIconProps } from './drawn-icon';

/** A coin: the icon of tokens, the unit that pictures are paid in. */
export function TokenIcon({ className, ...props }: DrawnIconProps) {
  return (
    <DrawnIcon className={cn('ui:fallback:size-[1.125em]', className)} {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="m12 8.3 3.7 3.7-3.7 3.7L8.3 12Z" />
    </DrawnIcon>
  );
}

/** The product's logo: a framed picture. */
export function BrandMark({ className, ...props }: DrawnIconProps) {
  return (
    <DrawnIcon viewBox="0 0 26 26" stroke="none" className={cn('ui:fallback:size-6.5', className)} {...props}>
      <rect x="1.5" y="1.5" width="23" height="23" rx="6" stroke="currentColor" strokeWidth="2.2" />
      <path d="M6 19.5 19.5 6v10.5a3 3 0 0 1-3 3Z" fill="currentColor" />
      <circle cx="8.7" cy="8.7" r="2" className="ui:fill-accent-line" />
    </DrawnIcon>
  );
}
