import '@product/ui/fonts.css';
import '@product/ui/styles.css';
import './preview.css';
import { withThemeByClassName } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { accessibility } from './accessibility';
import { withLandmark } from './decorators/with-landmark';
import { withStoredTheme } from './decorators/with-stored-theme';
import { withUi } from './decorators/with-ui';
import { scenarioToolbar } from './scenario-toolbar';
import { startAfresh } from './start-afresh';
import { openWorld } from './story-world';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: accessibility,
    options: { storySort: { order: ['Start here', 'Parts', 'Pieces', 'Screens', 'Flows', 'Mock API'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  decorators: [
    withLandmark,
    withUi,
    withStoredTheme,
    withThemeByClassName({ themes: { light: 'light', dark: 'dark' }, defaultTheme: 'light' }),
  ],
  globalTypes: { scenario: scenarioToolbar },
  initialGlobals: { scenario: '' },
  beforeEach: [startAfresh, openWorld],
};

export default preview;
