import type { Parameters, StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { languageOverride } from '../language/language-override';
import { CHECK, CHECKED, type Checked, type Variant } from './check-protocol';

let parameters: Parameters = {};

/** Answers requests to check the story of this context. */
export function answerChecks(context: StoryContext) {
  ({ parameters } = context);
  // The story before may have been left in another language.
  languageOverride.set(undefined);
  const channel = addons.getChannel();
  channel.removeAllListeners(CHECK);
  channel.on(CHECK, async (variant: Variant) => {
    channel.emit(CHECKED, await answer(variant));
  });
}

async function answer(variant: Variant): Promise<Checked> {
  try {
    // Loaded on request, since only the checks need axe.
    const { checkVariant } = await import('./check-variant');
    return { findings: await checkVariant(parameters, variant) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
