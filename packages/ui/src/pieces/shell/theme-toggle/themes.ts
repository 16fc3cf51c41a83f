import type { Theme } from '@product/domain';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import { MonitorIcon, MoonIcon, SunIcon } from '../../../components/icons';

export const THEME_LOOKS = {
  light: { Icon: SunIcon, text: 'shell.themeLight' },
  dark: { Icon: MoonIcon, text: 'shell.themeDark' },
  system: { Icon: MonitorIcon, text: 'shell.themeSystem' },
} as const satisfies Record<Theme, { Icon: ComponentType<LucideProps>; text: string }>;
