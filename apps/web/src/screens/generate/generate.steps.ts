import { screen, userEvent, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

export const PROMPT = 'A lighthouse in a storm';

export const promptOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Prompt' });

export async function typePrompt(canvas: Canvas, prompt = PROMPT) {
  await userEvent.type(await promptOf(canvas), prompt);
}

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Generate' }));

/** Submits the prompt with settings that give a small picture. */
export async function generate(canvas: Canvas, quality = 'Standard') {
  await typePrompt(canvas);
  await userEvent.click(canvas.getByRole('radio', { name: 'Cartoon' }));
  await userEvent.click(canvas.getByRole('radio', { name: quality }));
  await press(canvas);
}

/** Generates, and waits for the result. */
export async function resultOf(canvas: Canvas, quality?: string) {
  await generate(canvas, quality);
  await canvas.findByRole('button', { name: 'Download' });
}

export async function generateVideo(canvas: Canvas) {
  await typePrompt(canvas);
  await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
  await press(canvas);
}

export async function toast(title: string) {
  const words = await screen.findByText(title, { selector: '[data-ui=toast] *' });
  return words.closest<HTMLElement>('[data-ui=toast]')!;
}

export const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const isToastShown = () => document.querySelector('[data-ui=toast][data-state=open]') !== null;

/** Records the text of the page's assertive live regions from now on, which a screen reader announces. */
export function recordAnnouncements() {
  let heard = '';
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live=assertive], [role=alert]'))
      heard += `${region.textContent}\n`;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { heard: () => heard, stop: () => observer.disconnect() };
}
