import {
  Button,
  ChevronDownIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  XIcon,
} from '../../../components';
import { cn } from '../../../lib/cn';

export interface FilterMenuProps {
  label: string;
  /** Accessible name of the button, if it is not the label. */
  name?: string | undefined;
  /**
   * Whether the list is limited by it.
   * @default false
   */
  limiting?: boolean;
  /** The chosen value. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Name of the button that removes the chosen value. Without it there is none. */
  removeLabel?: string | undefined;
  className?: string;
}

const LIMITING =
  'ui:border-accent ui:bg-accent-soft ui:text-accent-ink ui:hover:bg-accent-soft ui:hover:text-accent-ink';

/**
 * A button with a menu of which one entry is chosen. It is as wide with a chosen value as without, so that nothing beside
 * it moves.
 */
export function FilterMenu({
  label,
  name,
  limiting = false,
  value,
  onValueChange,
  options,
  removeLabel,
  className,
}: FilterMenuProps) {
  return (
    <div className={cn('ui:relative ui:max-w-full', className)}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            size="sm"
            fullWidth
            variant={limiting ? 'ghost' : 'outline'}
            aria-label={name}
            className={cn('ui:justify-between', limiting && LIMITING)}
          >
            <bdi className="ui:truncate">{label}</bdi>
            <ChevronDownIcon aria-hidden className={removeLabel ? 'ui:invisible' : undefined} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuRadioGroup value={value} onValueChange={onValueChange}>
            {options.map((option) => (
              <DropdownMenuRadioItem key={option.value} value={option.value}>
                <bdi>{option.label}</bdi>
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      {removeLabel && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement!.querySelector('button')!.focus();
            onValueChange('');
          }}
          className="ui:absolute ui:inset-y-0 ui:end-0 ui:grid ui:w-9 ui:cursor-pointer ui:place-items-center ui:rounded-sm ui:text-accent-ink ui:hover:bg-surface-hover ui:max-desk:w-11"
        >
          <XIcon aria-hidden className="ui:size-4" />
        </button>
      )}
    </div>
  );
}
