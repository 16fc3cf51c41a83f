import { expect, screen, within } from 'storybook/test';

interface Checkout {
  canvas: ReturnType<typeof within>;
  /** The name of the card with the total. */
  summary: string;
  /** The name of the button that leads to the checkout. */
  button: string;
  /** How the page would have been left. */
  leave: unknown;
}

/** Said by the toast, and where one looks; the button is ready again. Nothing was left. */
export async function expectCheckoutFailure(words: string, { canvas, summary, button, leave }: Checkout) {
  const title = await screen.findByText('Checkout Failed');
  const toast = within(title.closest<HTMLElement>('[data-slot=toast]')!);
  await expect(toast.getByText(words)).toBeVisible();
  const card = within(canvas.getByRole('region', { name: summary }));
  await expect(await card.findByRole('alert')).toHaveTextContent(words);
  await expect(await canvas.findByRole('button', { name: button })).not.toHaveAttribute('aria-disabled');
  await expect(leave).not.toHaveBeenCalled();
}
