import { addons } from 'storybook/manager-api';
import { managerTheme } from './manager-themes';
import { addOpenInApp } from './open-in-app/open-in-app';

const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => addons.setConfig({ theme: managerTheme(dark.matches ? 'dark' : 'light') });

applyTheme();
dark.addEventListener('change', applyTheme);

addOpenInApp();

addons.setConfig({
  layoutCustomisations: {
    // The page has controls of its own, and needs the height.
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('make-it-yours') ? false : shown),
  },
});
