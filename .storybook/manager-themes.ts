import { create } from 'storybook/theming/create';
import { BRAND } from '../apps/web/src/config/settings';

/**
 * Tokens of packages/ui/src/styles/tokens.css as `#rrggbb`: Storybook computes with its colours, and cannot read others.
 * manager-themes.test.ts compares them.
 */
export const MANAGER_COLOURS = {
  light: {
    surface: '#fbfaf8',
    'surface-raised': '#ffffff',
    line: '#e1dfdb',
    'line-strong': '#888890',
    ink: '#16161e',
    'ink-muted': '#50505a',
    accent: '#6636f1',
    'accent-ink': '#5c2ade',
    'on-accent': '#ffffff',
  },
  dark: {
    surface: '#0e0e11',
    'surface-raised': '#17171c',
    line: '#29292f',
    'line-strong': '#6d6e78',
    ink: '#f2f2f5',
    'ink-muted': '#b2b2ba',
    accent: '#7248f4',
    'accent-ink': '#b5a5fe',
    'on-accent': '#ffffff',
  },
} as const;

/** `--ui-radius-sm`, in pixels. */
export const MANAGER_RADIUS = 10;

export function managerTheme(base: keyof typeof MANAGER_COLOURS) {
  const colours = MANAGER_COLOURS[base];
  return create({
    base,
    brandTitle: BRAND,
    brandImage: './brand.svg',
    brandUrl: './',
    fontBase: "'Geist Variable', ui-sans-serif, system-ui, sans-serif",
    colorPrimary: colours.accent,
    colorSecondary: colours['accent-ink'],
    appBg: colours.surface,
    appContentBg: colours['surface-raised'],
    appPreviewBg: colours.surface,
    appHoverBg: colours.line,
    appBorderColor: colours.line,
    appBorderRadius: MANAGER_RADIUS,
    textColor: colours.ink,
    textMutedColor: colours['ink-muted'],
    textInverseColor: colours.surface,
    barBg: colours['surface-raised'],
    barTextColor: colours['ink-muted'],
    barHoverColor: colours['accent-ink'],
    barSelectedColor: colours['accent-ink'],
    buttonBg: colours['surface-raised'],
    buttonBorder: colours['line-strong'],
    booleanBg: colours.line,
    booleanSelectedBg: colours['surface-raised'],
    inputBg: colours['surface-raised'],
    inputBorder: colours['line-strong'],
    inputTextColor: colours.ink,
    inputBorderRadius: MANAGER_RADIUS,
  });
}
