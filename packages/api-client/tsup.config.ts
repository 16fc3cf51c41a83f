import { defineConfig } from 'tsup';
import { library } from '@tooling/packages/library.ts';

export default defineConfig(() =>
  library(
    {
      index: 'src/index.ts',
      'react/index': 'src/react/index.ts',
      'fetch-with-cookies': 'src/fetch-with-cookies.ts',
      'conformance/index': 'src/conformance/index.ts',
      openapi: 'src/openapi.ts',
    },
    ['src/bin/conformance.ts'],
  ),
);
