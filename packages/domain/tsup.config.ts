import { defineConfig } from 'tsup';
import { library } from '../../scripts/lib/library.mjs';

export default defineConfig(() => library({ index: 'src/index.ts' }));
