import type { Parameters } from '@storybook/react-vite';
import type { PictureMode } from '@product/web/testing';

const PHONE = 390;

interface Pictured {
  modes?: Record<string, PictureMode>;
  disableSnapshot?: boolean;
  /** Why a story has no picture. */
  reason?: string;
}

/** Fails if a story has no picture and does not say why, or shows a whole page and has none of it on a phone. */
export function checkModes({ id, parameters }: { id: string; parameters: Parameters }) {
  const { modes = {}, disableSnapshot = false, reason }: Pictured = parameters.chromatic ?? {};
  if (disableSnapshot) {
    if (!reason) throw new Error("It has no picture and does not say why: add chromatic: { reason: '…' }.");
    return;
  }
  const isNarrow = Object.values(modes).some(({ viewport }) => viewport && viewport.width <= PHONE);
  if (/^(screens|flows)-/.test(id) && !isNarrow)
    throw new Error(
      'It shows a whole page and is not pictured on a phone: use parameters: { ...pageParameters }.',
    );
}
