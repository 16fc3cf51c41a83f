import type { Theme } from '@product/domain';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button/icon-button';
import { useUi } from '../../../i18n';
import { MenuRow } from '../menu-row';
import { THEME_LOOKS } from './themes';

export interface ThemeToggleTriggerProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The selected theme; `system` follows the operating system. */
  theme: Theme;
  /**
   * Form of the button: an icon, or a row for the drawer.
   * @default 'icon'
   */
  variant?: 'icon' | 'row';
}

/** The button of a `ThemeToggle`, for hosts that load the menu lazily. @public */
export function ThemeToggleTrigger({ theme, variant = 'icon', ...props }: ThemeToggleTriggerProps) {
  const { t } = useUi();
  const { Icon, text } = THEME_LOOKS[theme];
  return variant === 'icon' ? (
    <IconButton label={t('shell.theme')} {...props} data-ui="theme-toggle">
      <Icon aria-hidden />
    </IconButton>
  ) : (
    <MenuRow icon={<Icon aria-hidden />} chosen={t(text)} {...props} data-ui="theme-toggle">
      {t('shell.theme')}
    </MenuRow>
  );
}
