import type { StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { addressInApp } from './address-in-app';
import { ADDRESS_EVENT } from './event';

const { DEV, STORYBOOK_APP_URL } = import.meta.env;

/** The app that is running (`npm start`), or the published one: `npm run build:pages` puts Storybook into its folder. */
const APP: string = STORYBOOK_APP_URL ?? (DEV ? 'http://localhost:5173/' : new URL('..', location.href).href);

/** Sends the story's address in the app to the toolbar. */
export function sendAddress(context: StoryContext) {
  const address = addressInApp(context);
  if (!address && /^(Screens|Flows)\//.test(context.title))
    throw new Error('The app cannot show this story: name its `path` in the args or the parameters.');
  addons.getChannel().emit(ADDRESS_EVENT, address && APP.replace(/\/$/, '') + address);
}
