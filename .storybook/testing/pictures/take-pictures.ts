import type { Parameters } from '@storybook/react-vite';
import type { PictureMode } from '@product/web/testing';
import { commands, page } from 'vitest/browser';
import type { PseudoStates } from '@tooling/pictures/force-states.ts';
import type { Picture, Tree } from '@tooling/pictures/take-picture.ts';
import { brandCss } from '../../make-it-yours/theme-css';
import { adopt } from '../../make-it-yours/use-style-sheet';
import { accessibilityTree } from './accessibility-tree';
import { nextFrame, settle } from './settle';
import { releaseLayers } from './still-layers';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (picture: Picture) => Promise<boolean>;
    takeTree: (tree: Tree) => Promise<boolean>;
  }
}

/** The modes of a story's trees: its second language is shown in the second theme. */
const TREES = { light: 'tree', dark: 'tree-arabic' };

/** Pixels. A longer page is cut off here: a gallery of 10,000 cards keeps growing. */
const MAX_HEIGHT = 4000;

/**
 * A picture that is not the accepted one is taken a second time, after the frame has had its own size again: Chromium
 * does not always paint all of a fixed or sticky layer in a frame that has grown.
 */
const MOST_ATTEMPTS = 2;

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
 * Takes the story's pictures of one theme, as the page is now, and its accessibility tree.
 * @param theme the modes with this theme are taken
 */
export async function takePictures({ id, parameters }: Story, theme: PictureMode['theme']) {
  const { modes = {}, disableSnapshot = false } = parameters.chromatic ?? {};
  if (disableSnapshot) {
    await settle(document, theme === 'dark');
    await takeTree(id, theme);
    return releaseLayers();
  }
  const originalSize = { width: innerWidth, height: innerHeight };
  // Storybook's own padding, which the tests do not have: a focus ring at the edge of the window would be cut off.
  document.documentElement.toggleAttribute('data-padded', parameters.layout !== 'fullscreen');
  const modesOfTheme = Object.entries(modes).filter(([, mode]) => mode.theme === theme);
  for (const [mode, { viewport, brand }] of modesOfTheme) {
    const removeBrand = brand && adopt(document, brandCss(brand));
    // Its second theme and language are shown without loading anything.
    let isLoaded = theme === 'dark';
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const started = performance.now();
      const late = await showWhole(viewport ?? originalSize, isLoaded);
      const ms = Math.round(performance.now() - started);
      if (!viewport) await takeTree(id, theme);
      const isAccepted = await commands.takePicture({ story: id, mode, late, ms, pseudo: parameters.pseudo });
      await resize(originalSize);
      if (isAccepted) break;
      isLoaded = true;
    }
    if (removeBrand) removeBrand();
  }
  releaseLayers();
  document.documentElement.removeAttribute('data-padded');
}

async function takeTree(story: string, theme: PictureMode['theme']) {
  const started = performance.now();
  const tree = accessibilityTree(document.documentElement);
  const ms = Math.round(performance.now() - started);
  await commands.takeTree({ story, mode: TREES[theme], tree, ms });
}

/** Makes the frame as wide as the viewport and as high as the page, and waits until the page is still. */
async function showWhole(viewport: { width: number; height: number }, isLoaded: boolean): Promise<string[]> {
  await resize(viewport);
  const late = await settle(document, isLoaded);
  const height = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
  if (height <= innerHeight) return late;
  await resize({ width: innerWidth, height });
  return [...late, ...(await settle(document, true))];
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
