import { defineConfig } from 'tsup';
import { library } from '@tooling/packages/library.ts';

export default defineConfig(() => library({ index: 'src/index.ts' }, ['src/bin/conformance.ts']));
