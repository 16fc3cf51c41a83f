import type { ComponentType } from 'react';
import { Button, IconButton, type ButtonProps } from '../../../components';

export interface TaskButtonProps extends Pick<ButtonProps, 'disabled' | 'variant'> {
  label: string;
  'data-action'?: string;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  /** Without it nothing is rendered. */
  onClick: (() => void) | undefined;
}

/** A task for the selected creations: with its name, or in a narrow window its icon alone. */
export function TaskButton({
  label,
  Icon,
  onClick,
  variant = 'outline',
  disabled,
  'data-action': action,
}: TaskButtonProps) {
  if (!onClick) return null;
  const props = { size: 'sm', onClick, variant, disabled, 'data-action': action } as const;
  return (
    <>
      <Button {...props} className="ui:max-desk:hidden">
        <Icon aria-hidden />
        <span>{label}</span>
      </Button>
      <IconButton {...props} label={label} className="ui:desk:hidden">
        <Icon aria-hidden />
      </IconButton>
    </>
  );
}
