'use client';

import type { Theme } from '@product/domain';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button';
import { useUi } from '../../../i18n';
import { onDemand } from '../../../lib/on-demand/demand';
import { MenuOnDemand } from '../../../lib/on-demand/menu-on-demand';
import { MenuRow } from '../menu-row';
import { THEME_LOOKS } from './themes';

export interface ThemeToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The selected theme; `system` follows the operating system. */
  theme: Theme;
  /** Called with the theme that the user selects. */
  onThemeChange?: (theme: Theme) => void;
  /**
   * Form of the button: an icon, or a row for the drawer.
   * @default 'icon'
   */
  look?: 'icon' | 'row';
}

const menu = onDemand(async () => (await import('./theme-menu')).ThemeMenu);

/** Menu of the themes light, dark and system. Other props are passed to the button. */
export function ThemeToggle({ theme, onThemeChange, look = 'icon', ...props }: ThemeToggleProps) {
  const { t } = useUi();
  const { Icon, text } = THEME_LOOKS[theme];
  return (
    <MenuOnDemand menu={menu} menuProps={{ theme, onThemeChange }}>
      {look === 'icon' ? (
        <IconButton data-slot="theme-toggle" label={t('shell.theme')} {...props}>
          <Icon aria-hidden />
        </IconButton>
      ) : (
        <MenuRow data-slot="theme-toggle" icon={<Icon aria-hidden />} chosen={t(text)} {...props}>
          {t('shell.theme')}
        </MenuRow>
      )}
    </MenuOnDemand>
  );
}
