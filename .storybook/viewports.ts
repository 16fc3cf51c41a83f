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
  // 1280 by 1024 at 400 %: WCAG 1.4.10 has everything fit without scrolling to the side.
  zoomed: viewport('Zoomed to 400 %', 320, 256, 'desktop'),
};
