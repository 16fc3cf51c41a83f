'use client';

import { THEMES, type Theme } from '@product/domain';
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

export interface ThemeToggleProps {
  /** The chosen theme; `system` follows the operating system. */
  theme: Theme;
  onThemeChange?: (theme: Theme) => void;
  /**
   * An icon for a bar, or a row for a list of places.
   * @default 'icon'
   */
  look?: 'icon' | 'row';
}

/** Light, dark, or as the operating system has it. */
export function ThemeToggle({ theme, onThemeChange, look = 'icon' }: ThemeToggleProps) {
  const { t } = useUi();
  const { Icon, text } = THEME_LOOKS[theme];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {look === 'icon' ? (
          <IconButton label={t('shell.theme')}>
            <Icon aria-hidden />
          </IconButton>
        ) : (
          <MenuRow icon={<Icon aria-hidden />} chosen={t(text)}>
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
