import '@product/ui/fonts.css';
import '@product/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { accessibility } from './accessibility';
import { offerChecks } from './checks/check-on-request';
import { withLandmark } from './decorators/with-landmark';
import { withBrand } from './decorators/with-brand';
import { withMotion } from './decorators/with-motion';
import { withBusinessModel } from './decorators/with-business-model';
import { withTheme } from './decorators/with-theme';
import { languageLoader, typefaceLoader, withUi } from './decorators/with-ui';
import { withWorld } from './decorators/with-world';
import { PICTURE_MODES } from '@product/web/testing';
import { DocsPage } from './docs-page/docs-page';
import { ThemedDocs } from './docs-page/themed-docs';
import { globalTypes, initialGlobals } from './globals';
import { realEvents } from './real-events';
import { resetBrowser } from './reset-browser';
import { openWorld } from './story-world';
import { viewports } from './viewports';

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
  beforeEach: [resetBrowser, openWorld, offerChecks],
};

export default preview;
