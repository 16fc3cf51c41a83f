// Installs the packed library in the consumer apps and builds them. Pack it first: npm test packages
import { addFromRegistry } from './add-from-registry.ts';
import { build, CONSUMERS, install, layOut } from './apps.ts';

layOut();
const { code, output } = await install();
if (code !== 0) {
  console.error(`The consumer apps do not install:\n${output}`);
  process.exit(1);
}
const added = await addFromRegistry();
if (added.code !== 0) {
  console.error(`The shadcn command does not install the registry's items:\n${added.output}`);
  process.exit(1);
}
const results = await Promise.all(CONSUMERS.map(build));
for (const { name, code, output, seconds } of results) {
  if (code === 0) console.log(`The ${name} app is built (${seconds.toFixed(0)} s).`);
  else console.error(`The ${name} app does not build:\n${output}`);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
