'use client';

import { THEMES, type Theme } from '@product/domain';
import type { ComponentProps } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu';
import { IconButton } from '../../../components/icon-button';
import { useUi } from '../../../i18n';
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

/** Light, dark, or as the operating system has it. All else it is given goes to the button. */
export function ThemeToggle({ theme, onThemeChange, look = 'icon', ...props }: ThemeToggleProps) {
  const { t } = useUi();
  const { Icon, text } = THEME_LOOKS[theme];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {look === 'icon' ? (
          <IconButton data-slot="theme-toggle" label={t('shell.theme')} {...props}>
            <Icon aria-hidden />
          </IconButton>
        ) : (
          <MenuRow data-slot="theme-toggle" icon={<Icon aria-hidden />} chosen={t(text)} {...props}>
            {t('shell.theme')}
          </MenuRow>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={theme} onValueChange={(next) => onThemeChange?.(next as Theme)}>
          {THEMES.map((option) => {
            const { Icon: OptionIcon, text: optionText } = THEME_LOOKS[option];
            return (
              <DropdownMenuRadioItem key={option} value={option}>
                <OptionIcon aria-hidden />
                {t(optionText)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
