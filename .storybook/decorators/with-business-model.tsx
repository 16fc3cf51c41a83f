import { isOneOf, BUSINESS_MODEL_NAMES, businessModels } from '@product/domain';
import type { Decorator } from '@storybook/react-vite';
import { StoryBusinessModel } from '@product/web/testing';

/**
 * The toolbar's business model. The app's screens are configured with it; a piece gets the args that its parameter
 * `businessModel` derives from it. With `tokens` a story keeps its own args.
 */
export const withBusinessModel: Decorator = (Story, { globals, parameters, args }) => {
  const name = isOneOf(BUSINESS_MODEL_NAMES, globals.businessModel) ? globals.businessModel : 'tokens';
  const toArgs: StoryModelArgs = parameters.businessModel ?? (() => ({}));
  return (
    <StoryBusinessModel value={name}>
      {name === 'tokens' ? <Story /> : <Story args={{ ...args, ...toArgs(businessModels[name]) }} />}
    </StoryBusinessModel>
  );
};
