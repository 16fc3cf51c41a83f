import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { DialogCloseButton } from '../../../components/dialog/dialog-close-button';
import { ModalLayer } from '../../../components/dialog/modal-layer';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { useFocusReturn } from '../../../lib/use-focus-return';

export interface ViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the view is open. */
  open: boolean;
  /** Called when the user closes the view. */
  onOpenChange?: (open: boolean) => void;
}

type ViewWindowProps = ComponentProps<typeof Dialog.Content> & Pick<ViewProps, 'open' | 'onOpenChange'>;

/** A modal dialog that fills the window: a stage, and what is to be read beside it, or below it in a narrow window. */
export function ViewWindow({
  open,
  onOpenChange,
  onOpenAutoFocus,
  className,
  children,
  ...props
}: ViewWindowProps) {
  const { t } = useUi();
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <ModalLayer
        open={open}
        name="view"
        aria-describedby={undefined}
        data-ui="creation-view"
        className={cn(
          'ui:fixed ui:inset-0 ui:z-50 ui:grid ui:animate-fade-in ui:overflow-y-auto ui:overscroll-contain ui:bg-surface ui:text-ink ui:outline-none ui:max-desk:grid-rows-[auto_1fr] ui:desk:grid-cols-[minmax(0,1fr)_22rem]',
          className,
        )}
        onOpenAutoFocus={(event) => {
          focusReturn.onOpenAutoFocus(event);
          // The first control has a tooltip, which Escape would close instead of the view.
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={focusReturn.onCloseAutoFocus}
        {...props}
      >
        {children}
        {/* It stays while the page below it is scrolled. */}
        <div className="ui:fixed ui:inset-x-0 ui:top-0 ui:z-3">
          <Dialog.Close asChild>
            <DialogCloseButton
              label={t('common.close')}
              className="ui:end-4 ui:top-4 ui:bg-surface-raised ui:shadow-1"
            />
          </Dialog.Close>
        </div>
      </ModalLayer>
    </Dialog.Root>
  );
}

export const ViewTitle = Dialog.Title;
