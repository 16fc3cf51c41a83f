import { defineConfig } from 'tsup';
import { library } from '@tooling/packages/library.ts';

export default defineConfig(() =>
  library({
    index: 'src/index.ts',
    'generator/index': 'src/generator/index.ts',
    'queue/index': 'src/queue/index.ts',
  }),
);
