import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu/dropdown-menu';
import { LogOutIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import type { NavigationLink } from '../navigation';
import { UserMenuTrigger, UserName, type UserMenuTriggerProps } from './user-menu-trigger';

export interface UserMenuProps extends UserMenuTriggerProps {
  /**
   * Links of the menu.
   * @default none
   */
  links?: readonly NavigationLink[];
  /** Called by 'Log Out'. Without it the entry is not rendered. */
  onLogOut?: () => void;
}

/**
 * Menu with the signed-in user's own pages, opened by a button with their name. Other props are passed to the button.
 * Without links and `onLogOut` it shows the name alone.
 * @public
 */
export function UserMenu({ links = [], onLogOut, ...props }: UserMenuProps) {
  const { t, Link } = useUi();
  if (links.length === 0 && !onLogOut)
    return (
      <span
        data-ui="user-menu"
        className={cn('ui:flex ui:max-w-48 ui:min-w-0 ui:items-center ui:gap-2', props.className)}
      >
        <UserName username={props.username} />
      </span>
    );
  const hasIcons = onLogOut !== undefined || links.some(({ icon }) => icon);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <UserMenuTrigger {...props} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="ui:min-w-52">
        {links.map(({ href, label, icon }, index) => (
          <DropdownMenuItem key={index} asChild>
            <Link href={href}>
              {icon}
              {!icon && hasIcons && <span aria-hidden className="ui:size-4.5 ui:shrink-0" />}
              <span>{label}</span>
            </Link>
          </DropdownMenuItem>
        ))}
        {onLogOut && (
          <>
            {links.length > 0 && <DropdownMenuSeparator />}
            <DropdownMenuItem onSelect={onLogOut}>
              <LogOutIcon aria-hidden className="ui:rtl:scale-[-1_1]" />
              <span>{t('account.menu.logOut')}</span>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
