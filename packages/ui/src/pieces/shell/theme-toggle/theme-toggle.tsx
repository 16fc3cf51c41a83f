import { THEMES, type Theme } from '@product/domain';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu/dropdown-menu';
import { useUi } from '../../../i18n';
import { ThemeToggleTrigger, type ThemeToggleTriggerProps } from './theme-toggle-trigger';
import { THEME_LOOKS } from './themes';

export interface ThemeToggleProps extends ThemeToggleTriggerProps {
  /** Called with the theme that the user selects. */
  onThemeChange?: (theme: Theme) => void;
}

/** Menu of the themes light, dark and system. Other props are passed to the button. @public */
export function ThemeToggle({ theme, onThemeChange, ...props }: ThemeToggleProps) {
  const { t } = useUi();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <ThemeToggleTrigger theme={theme} {...props} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={theme} onValueChange={(next) => onThemeChange?.(next as Theme)}>
          {THEMES.map((option) => {
            const { Icon, text } = THEME_LOOKS[option];
            return (
              <DropdownMenuRadioItem key={option} value={option}>
                <Icon aria-hidden />
                <span>{t(text)}</span>
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
