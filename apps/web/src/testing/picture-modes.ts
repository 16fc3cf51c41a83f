/**
 * The variants in which every story is pictured: globals of Storybook, and the window's size in pixels where it is not
 * the story's own. They are the parameter `chromatic.modes`, which our own pictures, Chromatic and services like it
 * read.
 */
export interface PictureMode {
  theme: 'light' | 'dark';
  locale: string;
  brand?: string;
  viewport?: { width: number; height: number };
}

export const PICTURE_MODES = {
  light: { theme: 'light', locale: 'en' },
  'dark-arabic': { theme: 'dark', locale: 'ar' },
} satisfies Record<string, PictureMode>;

/** Parameters of a story that shows a whole page: it is also pictured in the width of a phone. */
export const pageParameters = {
  layout: 'fullscreen',
  chromatic: {
    modes: {
      light: PICTURE_MODES.light,
      phone: { ...PICTURE_MODES.light, viewport: { width: 390, height: 844 } },
      'dark-arabic': PICTURE_MODES['dark-arabic'],
    } satisfies Record<string, PictureMode>,
  },
} as const;
