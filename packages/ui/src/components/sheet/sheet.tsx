import type { VariantProps } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { DialogCloseButton } from '../dialog/dialog-close-button';
import { DialogRoot, useDialogOpen } from '../dialog/dialog-root';
import { ModalLayer } from '../dialog/modal-layer';
import { createVariants } from '../../lib/create-variants';

const sheetVariants = createVariants(
  'ui:fixed ui:z-50 ui:flex ui:flex-col ui:overflow-y-auto ui:overscroll-contain ui:bg-surface-raised ui:text-ink ui:shadow-3 ui:outline-none',
  {
    variants: {
      side: {
        end: 'ui:inset-y-0 ui:end-0 ui:w-[88vw] ui:max-w-88 ui:animate-side-in ui:border-s ui:border-line ui:px-4 ui:pt-3 ui:pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
        bottom:
          'ui:inset-x-0 ui:bottom-0 ui:max-h-[85dvh] ui:animate-rise-in ui:rounded-t-lg ui:border-t ui:border-line ui:px-4 ui:pt-5 ui:pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
      },
    },
  },
);

export type SheetProps = Omit<ComponentProps<typeof RadixDialog.Root>, 'modal'>;

/** A modal layer that slides in from an edge, for instance the menu on a phone. @public */
export function Sheet(props: SheetProps) {
  return <DialogRoot {...props} />;
}

export type SheetTriggerProps = ComponentProps<typeof RadixDialog.Trigger>;

/** Opens the sheet and gets the focus back when it closes. @public */
export function SheetTrigger(props: SheetTriggerProps) {
  return <RadixDialog.Trigger data-ui="sheet-trigger" {...props} />;
}

export interface SheetContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** Accessible name of the close button in the corner. */
  closeLabel: string;
  /**
   * Edge that the sheet slides in from: the inline end or the bottom.
   * @default 'end'
   */
  side?: NonNullable<VariantProps<typeof sheetVariants>['side']>;
}

/** The sheet with its overlay and close button. @public */
export function SheetContent({ closeLabel, side = 'end', className, children, ...props }: SheetContentProps) {
  const [open, setOpen] = useDialogOpen();
  return (
    <ModalLayer
      open={open}
      onClose={() => setOpen(false)}
      name="sheet"
      data-side={side}
      className={cn(sheetVariants({ side }), className)}
      {...props}
    >
      {children}
      <RadixDialog.Close asChild>
        <DialogCloseButton label={closeLabel} className="ui:end-2 ui:top-3" />
      </RadixDialog.Close>
    </ModalLayer>
  );
}

export type SheetHeaderProps = ComponentProps<'div'>;

/** Container of title and description, at least as high as the close button. @public */
export function SheetHeader({ className, ...props }: SheetHeaderProps) {
  return (
    <div
      data-ui="sheet-header"
      className={cn('ui:mb-3 ui:grid ui:min-h-11 ui:shrink-0 ui:content-center ui:gap-1 ui:pe-12', className)}
      {...props}
    />
  );
}

export type SheetTitleProps = ComponentProps<typeof RadixDialog.Title>;

/** The title and accessible name. Every sheet has one. @public */
export function SheetTitle({ className, ...props }: SheetTitleProps) {
  return (
    <RadixDialog.Title
      data-ui="sheet-title"
      className={cn('ui:text-lg ui:font-semibold ui:text-balance ui:wrap-anywhere ui:text-ink', className)}
      {...props}
    />
  );
}

export type SheetDescriptionProps = ComponentProps<typeof RadixDialog.Description>;

/** What the sheet is about: its accessible description. @public */
export function SheetDescription({ className, ...props }: SheetDescriptionProps) {
  return (
    <RadixDialog.Description
      data-ui="sheet-description"
      className={cn('ui:text-sm ui:wrap-anywhere ui:text-ink-muted', className)}
      {...props}
    />
  );
}

export type SheetFooterProps = ComponentProps<'div'>;

/** Content at the bottom of the sheet. @public */
export function SheetFooter({ className, ...props }: SheetFooterProps) {
  return (
    <div data-ui="sheet-footer" className={cn('ui:mt-auto ui:grid ui:gap-2 ui:pt-6', className)} {...props} />
  );
}

export type SheetCloseProps = ComponentProps<typeof RadixDialog.Close>;

/** Closes the sheet; with `asChild`, the one child element does. @public */
export function SheetClose(props: SheetCloseProps) {
  return <RadixDialog.Close data-ui="sheet-close" {...props} />;
}
