import type { Parameters } from '@storybook/react-vite';
import type { PictureMode } from '@product/web/testing';
import { commands, page } from 'vitest/browser';
import type { PseudoStates } from '../../scripts/lib/pictures/force-states.ts';
import type { Picture } from '../../scripts/lib/pictures/take-picture.ts';
import { nextFrame, settle } from './settle';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (picture: Picture) => Promise<void>;
  }
}

/** Pixels. A longer page is pictured to here: a gallery of 10,000 cards has no end. */
const TALLEST = 4000;

interface PictureParameters {
  layout?: string;
  pseudo?: PseudoStates;
  chromatic?: { modes?: Record<string, PictureMode>; disableSnapshot?: boolean };
}

interface Story {
  id: string;
  parameters: Parameters & PictureParameters;
}

/**
 * Takes the story's pictures of one theme, as the page is now.
 * @param theme the modes with this theme are taken
 */
export async function takePictures({ id, parameters }: Story, theme: PictureMode['theme']) {
  const { modes = {}, disableSnapshot = false } = parameters.chromatic ?? {};
  if (disableSnapshot) return;
  const own = { width: innerWidth, height: innerHeight };
  // Storybook's own padding, which the tests do not have: a focus ring at the edge of the window would be cut off.
  document.documentElement.toggleAttribute('data-padded', parameters.layout !== 'fullscreen');
  for (const [mode, { viewport = own }] of Object.entries(modes).filter(([, mode]) => mode.theme === theme)) {
    const started = performance.now();
    await resize(viewport);
    // Its second theme and language are shown without loading anything.
    const late = await settle(document, theme === 'dark');
    const height = Math.min(document.documentElement.scrollHeight, TALLEST);
    if (height > innerHeight) {
      await resize({ width: innerWidth, height });
      late.push(...(await settle(document, true)));
    }
    const ms = Math.round(performance.now() - started);
    await commands.takePicture({ story: id, mode, late, ms, pseudo: parameters.pseudo });
    await resize(own);
  }
  document.documentElement.removeAttribute('data-padded');
}

/**
 * Resizes the page's frame. The last pixel is a step of its own: Chromium sometimes paints fixed elements, such as
 * toasts, only as far as the frame went before the last step.
 */
async function resize({ width, height }: { width: number; height: number }) {
  if (width === innerWidth && height === innerHeight) return;
  for (const step of [height - 1, height]) {
    await page.viewport(width, step);
    await nextFrame();
    await nextFrame();
  }
}
