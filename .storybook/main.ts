import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { msw } from 'msw/vite';
import { compareWithMain } from './compare-with-main.ts';
import { requirementsPlugin } from './requirements/read-requirements.ts';
import { reproducible, reproduciblePlugin } from './reproducible.ts';

/** The tests of the stories show no documentation, and need not read the props of all components for it. */
const isDocumented = process.env['VITEST'] !== 'true';

const config: StorybookConfig & { experimental_manifests: typeof reproducible } = {
  framework: '@storybook/react-vite',
  stories: [
    ...(isDocumented ? ['./docs/*.mdx'] : []),
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/studio/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    './**/*.stories.tsx',
  ],
  addons: [
    // For coding agents, at /mcp of the development server.
    ...(isDocumented ? ['@storybook/addon-mcp'] : []),
    // The tests set pseudo-states through the DevTools protocol: the add-on rewrites stylesheets. They run axe
    // themselves (testing/checks/check-accessibility.ts): the add-on configures it again for each story, and reports passes.
    ...(isDocumented
      ? ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states']
      : []),
    '@storybook/addon-vitest',
  ],
  // The favicon is the app's; `brand.svg` has the mark and the name.
  staticDirs: ['../apps/web/public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default docgen does not find cva variants. Without both paths, this one finds nothing and reports no error.
    reactDocgen: isDocumented && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx', 'packages/studio/src/**/*.tsx', 'apps/web/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: async (vite, { configType }) => {
    if (isDocumented && configType === 'DEVELOPMENT') compareWithMain();
    return {
      ...vite,
      // The mock's service worker is served from its package, in development and in the build.
      plugins: [
        ...(vite.plugins ?? []),
        tailwindcss(),
        msw({ mode: 'worker-only' }),
        requirementsPlugin(),
        reproduciblePlugin(),
      ],
      build: { ...vite.build, chunkSizeWarningLimit: 4000 },
    };
  },
  // New, modified and related stories of the branch (docs/guides/see-what-changed.md). The review that a coding agent
  // writes is experimental, and stays off.
  features: { changeDetection: true, experimentalReview: false, sidebarOnboardingChecklist: false },
  // The lists of components for coding agents.
  experimental_manifests: reproducible,
};

export default config;
