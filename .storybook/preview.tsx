import '@product/ui/fonts.css';
import '@product/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { accessibility } from './accessibility';
import {
  languageLoader,
  typefaceLoader,
  withBrand,
  withBusinessModel,
  withLandmark,
  withMotion,
  withTheme,
  withUi,
  withWorld,
} from './decorators/decorators';
import { PICTURE_MODES } from '@product/web/testing';
import { DocsPage } from './docs-page/docs-page';
import { ThemedDocs } from './docs-page/themed-docs';
import { globalTypes, initialGlobals } from './globals';
import { sendAddress } from './open-in-app/send-address';
import { resetBrowser } from './reset-browser';
import { openWorld } from './story-world';
import { viewports } from './viewports';
import { configure } from 'storybook/test';

/**
 * Storybook wraps each event of a play function in React's `act`, which renders the update synchronously. A component
 * that suspends there to load its code is never resumed, since that `act` is not awaited. A browser has no `act`, and a
 * play function awaits what it expects.
 */
const realEvents = () => configure({ eventWrapper: (dispatch) => dispatch() });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: accessibility,
    // The theme sets the background.
    backgrounds: { disable: true },
    docs: { page: DocsPage, container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Start here',
          'Make it yours',
          'Foundations',
          [
            'Colour',
            'Brand',
            'Type',
            'Space',
            'Radius',
            'Shadow',
            'Motion',
            'Icons',
            'Marks',
            'Direction',
            'Messages',
            'Specification',
          ],
          'Components',
          'Pieces',
          'Studio',
          'States',
          'Screens',
          'Flows',
          'Mock API',
        ],
      },
    },
    chromatic: { modes: PICTURE_MODES },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
  },
  // The last one is the outermost.
  decorators: [withLandmark, withBusinessModel, withUi, withWorld, withMotion, withBrand, withTheme],
  globalTypes,
  initialGlobals,
  loaders: [languageLoader, typefaceLoader],
  beforeAll: realEvents,
  beforeEach: [resetBrowser, openWorld, sendAddress],
};

export default preview;
