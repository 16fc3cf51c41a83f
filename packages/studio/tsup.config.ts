import { defineConfig } from 'tsup';
import { library } from '../../scripts/lib/library.ts';

export default defineConfig(() =>
  library({ index: 'src/index.ts', 'generator/index': 'src/generator/index.ts' }),
);
