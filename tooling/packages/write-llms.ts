// Writes llms.txt and llms-full.txt of a package from its README, types and stories. Run in the package: pnpm build
import { writeFileSync } from 'node:fs';
import { llmsOf } from './llms/markdown.ts';
import { readPackage } from './llms/package-source.ts';

const { short, full } = await llmsOf(readPackage(process.cwd()));
writeFileSync('llms.txt', short);
writeFileSync('llms-full.txt', full);
