// Publishes the packages under another scope: npm run rename-scope -- @acme
// It replaces the scope in all files that Git knows. Commit first, so that Git shows what it has changed.
import { renameScope } from './rename-scope/rename-scope.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

const [scope] = process.argv.slice(2);
try {
  const files = renameScope(ROOT, scope);
  console.log(`The packages are ${scope}/… in ${files} files.`);
  console.log('Next: npm run format, then npm test.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
