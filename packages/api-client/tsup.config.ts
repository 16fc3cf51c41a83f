import { defineConfig } from 'tsup';
import { library } from '@tooling/packages/library.ts';

export default defineConfig(() =>
  library({
    index: 'src/index.ts',
    'react/index': 'src/react/index.ts',
    node: 'src/node.ts',
    'contract/refusals': 'src/contract/refusals.ts',
    openapi: 'src/openapi.ts',
  }),
);
