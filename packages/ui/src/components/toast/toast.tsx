import type { VariantProps } from 'class-variance-authority';
import { Toast as RadixToast } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { onEscapePress } from '../../lib/on-escape-press';
import { Button, type ButtonProps } from '../button';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button';
import { CheckIcon, CircleAlertIcon, XIcon } from '../icons';
import { createVariants } from '../../lib/create-variants';

const toastVariants = createVariants(
  [
    'ui:group ui:relative ui:flex ui:max-w-full ui:items-center ui:gap-x-2.5 ui:rounded-md ui:border ui:py-2 ui:ps-3.5 ui:pe-11 ui:text-sm ui:shadow-3 ui:max-desk:pe-13',
    // A closed toast fades out for a moment, in which it must not react to the pointer.
    'ui:animate-grow-in ui:data-[state=closed]:pointer-events-none ui:data-[state=closed]:animate-fade-out',
    'ui:data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] ui:data-[swipe=cancel]:[translate:0] ui:data-[swipe=cancel]:transition-[translate] ui:data-[swipe=end]:animate-fade-out',
  ],
  {
    variants: {
      variant: {
        default: 'ui:border-line ui:bg-surface-raised ui:text-ink',
        warning: 'ui:border-warning ui:bg-surface-raised ui:text-ink',
        destructive: 'ui:border-transparent ui:bg-danger ui:text-on-danger',
      },
    },
  },
);

const ICONS = { default: CheckIcon, destructive: CircleAlertIcon, warning: CircleAlertIcon } as const;

export interface ToastProps extends ComponentProps<typeof RadixToast.Root> {
  /**
   * `destructive` is for failures, `warning` for what is missing.
   * @default 'default'
   */
  variant?: NonNullable<VariantProps<typeof toastVariants>['variant']>;
  /** Icon before the text. By default a tick, for `destructive` and `warning` an exclamation mark. */
  icon?: ReactNode;
}

/** One message, made of `ToastTitle`, `ToastDescription`, `ToastAction` and `ToastClose`. @public */
export function Toast({
  variant = 'default',
  icon,
  onEscapeKeyDown,
  className,
  children,
  ...props
}: ToastProps) {
  const Icon = ICONS[variant];
  return (
    <RadixToast.Root
      data-ui="toast"
      data-variant={variant}
      onEscapeKeyDown={onEscapePress((event) => {
        onEscapeKeyDown?.(event);
        if (!isOnWayToToast(event)) event.stopPropagation();
      })}
      className={cn(toastVariants({ variant }), className)}
      {...props}
    >
      <span
        data-ui="toast-icon"
        aria-hidden
        className="ui:grid ui:shrink-0 ui:text-success ui:group-data-[variant=destructive]:text-current ui:group-data-[variant=warning]:text-warning ui:[&>svg]:size-4.5"
      >
        {icon ?? <Icon />}
      </span>
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:gap-x-2 ui:gap-y-1.5 ui:py-1 ui:max-desk:py-2">
        {children}
      </div>
    </RadixToast.Root>
  );
}

/**
 * Whether the event has still to reach the focused toast, where Radix asks again. Otherwise this press closes the toast,
 * and nothing else may react to it. Radix does not prevent its default, as its other layers do (no issue found).
 */
const isOnWayToToast = ({ eventPhase, target }: Event) =>
  eventPhase === Event.CAPTURING_PHASE && (target as Element).closest?.('[data-ui=toast]') != null;

export type ToastTitleProps = ComponentProps<typeof RadixToast.Title>;

/** The title: what happened. @public */
export function ToastTitle({ className, ...props }: ToastTitleProps) {
  return (
    <RadixToast.Title
      data-ui="toast-title"
      className={cn('ui:font-semibold ui:wrap-anywhere', className)}
      {...props}
    />
  );
}

export type ToastDescriptionProps = ComponentProps<typeof RadixToast.Description>;

/** The description: what it means, in one sentence. @public */
export function ToastDescription({ className, ...props }: ToastDescriptionProps) {
  return (
    <RadixToast.Description
      data-ui="toast-description"
      className={cn(
        'ui:wrap-anywhere ui:text-ink-muted ui:group-data-[variant=destructive]:text-current',
        className,
      )}
      {...props}
    />
  );
}

export interface ToastActionProps extends ButtonProps {
  /** How to do the same without the toast, for screen reader users who cannot reach the button in time. */
  altText: string;
}

/** The one action of a toast. @public */
export function ToastAction({ altText, className, ...props }: ToastActionProps) {
  return (
    <RadixToast.Action asChild altText={altText}>
      <Button
        data-ui="toast-action"
        size="sm"
        className={cn(
          'ui:-my-1 ui:group-data-[variant=destructive]:border-transparent ui:group-data-[variant=destructive]:bg-on-danger ui:group-data-[variant=destructive]:text-danger-on-light ui:group-data-[variant=destructive]:outline-on-danger',
          className,
        )}
        {...props}
      />
    </RadixToast.Action>
  );
}

/** Closes the toast. Every toast has one. @public */
export function ToastClose({ className, ...props }: IconButtonProps) {
  return (
    <RadixToast.Close asChild>
      <IconButton
        data-ui="toast-close"
        size="sm"
        className={cn(
          'ui:absolute ui:end-1 ui:group-data-[variant=destructive]:text-on-danger ui:group-data-[variant=destructive]:outline-on-danger ui:group-data-[variant=destructive]:hover:bg-danger-hover',
          className,
        )}
        {...props}
      >
        <XIcon aria-hidden />
      </IconButton>
    </RadixToast.Close>
  );
}
