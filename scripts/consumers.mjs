// Strangers' apps install the packed library and build with it. Pack it first: npm test packages
import { CONSUMERS, installAndBuild, layOut } from './lib/packages/consumers.mjs';

layOut();
const results = await Promise.all(CONSUMERS.map(installAndBuild));
for (const { name, code, output, seconds } of results) {
  if (code === 0) console.log(`The ${name} app is built (${seconds.toFixed(0)} s).`);
  else console.error(`The ${name} app does not build:\n${output}`);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
