'use client';

import { THEMES, type Theme } from '@product/domain';
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '../../../components/dropdown-menu';
import { useUi } from '../../../i18n';
import { MenuLayer, type MenuOpening } from '../../../lib/on-demand/menu-layer';
import { THEME_LOOKS } from './themes';

interface ThemeMenuProps extends MenuOpening {
  theme: Theme;
  onThemeChange?: ((theme: Theme) => void) | undefined;
}

export function ThemeMenu({ theme, onThemeChange, ...opening }: ThemeMenuProps) {
  const { t } = useUi();
  return (
    <MenuLayer {...opening}>
      <DropdownMenuRadioGroup value={theme} onValueChange={(next) => onThemeChange?.(next as Theme)}>
        {THEMES.map((option) => {
          const { Icon, text } = THEME_LOOKS[option];
          return (
            <DropdownMenuRadioItem key={option} value={option}>
              <Icon aria-hidden />
              {t(text)}
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </MenuLayer>
  );
}
