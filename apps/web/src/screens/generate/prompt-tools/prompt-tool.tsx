import { IconButton, Popover, PopoverContent, PopoverTrigger, Spinner, useUi } from '@product/ui';
import { Suspense, type ReactNode, type RefObject } from 'react';

interface PromptToolProps {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  icon: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The content of the panel. */
  children: ReactNode;
}

/** A button below the prompt that opens a panel. If the panel has moved the focus to the prompt, it stays there. */
export function PromptTool({ area, label, icon, open, onOpenChange, children }: PromptToolProps) {
  const { t } = useUi();
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <IconButton size="sm" label={label} className="desk:min-h-8">
          {icon}
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        className="w-md"
        aria-label={label}
        onCloseAutoFocus={(event) => {
          if (document.activeElement === area.current) event.preventDefault();
        }}
      >
        <Suspense fallback={<Spinner label={t('gallery.loading')} />}>{children}</Suspense>
      </PopoverContent>
    </Popover>
  );
}
