import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import css from '../../packages/ui/src/styles/brand.css?inline';

/** The toolbar's brand colour, as a host sets it; without one the library's own accents. */
export const withBrand: Decorator = (Story, { globals, parameters }) => (
  <Branded brand={parameters.brand ?? globals.brand}>
    <Story />
  </Branded>
);

function Branded({ brand, children }: { brand: string; children: ReactNode }) {
  useInsertionEffect(() => {
    if (!brand) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${css} :root { --ui-brand: ${brand}; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [brand]);
  return children;
}
