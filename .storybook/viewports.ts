import type { ViewportMap } from 'storybook/viewport';

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

export const viewports: ViewportMap = {
  phone: viewport('Phone', 360, 780, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'tablet'),
  desk: viewport('Desk', 1440, 900, 'desktop'),
  // 1280 × 1024 at 400 %: WCAG 1.4.10 requires the content to fit without horizontal scrolling.
  zoomed: viewport('Zoomed to 400 %', 320, 256, 'desktop'),
};
