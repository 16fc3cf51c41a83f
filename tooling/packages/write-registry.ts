// Writes the components as a registry for the shadcn command: npm run registry -- <folder>
import { writeRegistry } from './registry/write-registry.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder to write to: npm run registry -- storybook-static/r');
  process.exit(2);
}
console.log(`${writeRegistry(folder).length} items are in ${folder}.`);
