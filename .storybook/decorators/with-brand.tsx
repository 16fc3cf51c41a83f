import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { brandCss } from '../make-it-yours/theme-css';
import { useStyleSheet } from '../make-it-yours/use-style-sheet';

/** The toolbar's brand, as a host sets it; without one the library's own accents. */
export const withBrand: Decorator = (Story, { globals, parameters }) => (
  <Branded brand={parameters.brand ?? globals.brand}>
    <Story />
  </Branded>
);

function Branded({ brand, children }: { brand: string; children: ReactNode }) {
  useStyleSheet(brand && brandCss(brand));
  return children;
}
