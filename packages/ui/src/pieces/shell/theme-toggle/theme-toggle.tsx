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
  /** The chosen theme; `system` follows the operating system. */
  theme: Theme;
  /** Called with the theme that was chosen. */
  onThemeChange?: (theme: Theme) => void;
  /**
   * An icon for a bar, or a row for a list of places.
   * @default 'icon'
   */
  look?: 'icon' | 'row';
}

const menu = onDemand(async () => (await import('./theme-menu')).ThemeMenu);

/** Light, dark, or as the operating system has it. All else it is given goes to the button. */
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
