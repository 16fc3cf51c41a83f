import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { UiProvider } from '../../../i18n';

function RightToLeft({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dir = 'rtl';
    return () => {
      documentElement.dir = 'ltr';
    };
  }, []);
  return (
    <UiProvider locale="ar" direction="rtl">
      {children}
    </UiProvider>
  );
}

/** Mirrors the page, layers over it included, as Arabic does. */
export const rightToLeft: Decorator = (Story) => (
  <RightToLeft>
    <Story />
  </RightToLeft>
);
