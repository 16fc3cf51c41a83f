import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';

const { documentElement } = document;

const isDark = () => documentElement.classList.contains('dark');

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

export const useIsDark = () => useSyncExternalStore(subscribe, isDark);

export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={useIsDark() ? themes.dark : themes.light} />;
}
