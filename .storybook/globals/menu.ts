import type { Preview } from '@storybook/react-vite';

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Toolbar = NonNullable<GlobalType['toolbar']>;

export function menu(
  title: string,
  icon: Toolbar['icon'],
  description: string,
  items: Toolbar['items'],
): GlobalType {
  return { description, toolbar: { title, icon, items, dynamicTitle: true } };
}
