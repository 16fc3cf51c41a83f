'use client';

import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { DialogCloseButton } from '../../../components/dialog/dialog-close-button';
import { DialogOverlay } from '../../../components/dialog/dialog-overlay';
import { DialogPortalContainer } from '../../../components/dialog/dialog-portal-container';
import { Layer } from '../../../components/portal-container/layer';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { keepFocus } from '../../../lib/layer-focus';
import { onEscapePress } from '../../../lib/on-escape-press';
import { useFocusReturn } from '../../../lib/use-focus-return';

export interface ViewWindowProps extends ComponentProps<typeof Dialog.Content> {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A modal dialog that fills the window: a stage, and what is to be read beside it, or below it in a narrow window. */
export function ViewWindow({
  open,
  onOpenChange,
  onEscapeKeyDown,
  className,
  onKeyDown,
  children,
  ...props
}: ViewWindowProps) {
  const { t } = useUi();
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Layer open={open} covers>
        <DialogOverlay />
        <Dialog.Content
          aria-describedby={undefined}
          data-ui="creation-view"
          className={cn(
            'ui:fixed ui:inset-0 ui:z-50 ui:grid ui:animate-fade-in ui:overflow-y-auto ui:overscroll-contain ui:bg-surface ui:text-ink ui:outline-none ui:max-desk:grid-rows-[auto_1fr] ui:desk:grid-cols-[minmax(0,1fr)_22rem]',
            className,
          )}
          onEscapeKeyDown={onEscapePress(onEscapeKeyDown)}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus(event);
            // The first control has a tooltip, which Escape would close instead of the view.
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          {...props}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            keepFocus(event);
          }}
        >
          <DialogPortalContainer>
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
          </DialogPortalContainer>
        </Dialog.Content>
      </Layer>
    </Dialog.Root>
  );
}

export const ViewTitle = Dialog.Title;
