// Formats and checks what is staged. Git runs it before each commit after: npm run hooks
import { checkStaged } from './staged/check-staged.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

const failures = await checkStaged(ROOT);
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
