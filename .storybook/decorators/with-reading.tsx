import { isOneOf, READING_NAMES, readings } from '@product/domain';
import type { Decorator } from '@storybook/react-vite';
import { StoryReading } from '@product/web/testing';

/**
 * The toolbar's business model. The app's screens are configured with it; a piece gets the args that its parameter
 * `reading` derives from it. With `current` a story keeps its own args.
 */
export const withReading: Decorator = (Story, { globals, parameters, args }) => {
  const name = isOneOf(READING_NAMES, globals.reading) ? globals.reading : 'current';
  const toArgs: StoryReadingArgs = parameters.reading ?? (() => ({}));
  return (
    <StoryReading value={name}>
      {name === 'current' ? <Story /> : <Story args={{ ...args, ...toArgs(readings[name]) }} />}
    </StoryReading>
  );
};
