import { screen, userEvent } from 'storybook/test';

export async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'demo' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

export const EARLIER_MENU = ['Generate', 'My Creations', 'Subscription', 'Log Out'];
