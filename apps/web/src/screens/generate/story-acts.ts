import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

export const PROMPT = 'A lighthouse in a storm';

export const promptOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Prompt' });

export async function typePrompt(canvas: Canvas, prompt = PROMPT) {
  await userEvent.type(await promptOf(canvas), prompt);
}

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Generate' }));

/** Asks for a small picture. */
export async function generate(canvas: Canvas) {
  await typePrompt(canvas);
  await userEvent.click(canvas.getByRole('radio', { name: 'Cartoon' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
  await press(canvas);
}

export async function generateVideo(canvas: Canvas) {
  await typePrompt(canvas);
  await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
  await press(canvas);
}

/** The one toast, as soon as it has this title. */
export async function toast(title: string) {
  const words = await screen.findByText(title, { selector: '[data-slot=toast] *' });
  return words.closest<HTMLElement>('[data-slot=toast]')!;
}

export const isToastShown = () => document.querySelector('[data-slot=toast][data-state=open]') !== null;

/** Until the toasts have been counted, a moment after they are there, a press goes through to the page. */
export async function closeToast() {
  const button = screen.getByRole('button', { name: 'Close notification' });
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
}
