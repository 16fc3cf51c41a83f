import type { ComponentProps } from 'react';
import { Avatar } from '../../../components/avatar/avatar';
import { Button } from '../../../components/button';
import { ChevronDownIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface UserMenuTriggerProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name of the signed-in user, shown on the button as its label. */
  username: string;
}

/** The button of a `UserMenu`, for hosts that load the menu lazily. @public */
export function UserMenuTrigger({ username, className, ...props }: UserMenuTriggerProps) {
  return (
    <Button
      variant="ghost"
      className={cn('ui:max-w-48 ui:min-w-0 ui:shrink ui:ps-1.5 ui:pe-2 ui:text-ink', className)}
      {...props}
      // After the props, since `DropdownMenuTrigger` passes its own `data-ui`.
      data-ui="user-menu"
    >
      <UserName username={username} />
      <ChevronDownIcon aria-hidden className="ui:size-4 ui:text-ink-faint" />
    </Button>
  );
}

export function UserName({ username }: Pick<UserMenuTriggerProps, 'username'>) {
  const { locale } = useUi();
  return (
    <>
      <Avatar name={username} locale={locale} decorative />
      <bdi className="ui:min-w-0 ui:truncate" title={username}>
        {username}
      </bdi>
    </>
  );
}
