import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { TAKEN, TAKEN_LIST } from './files.ts';

export default function setup() {
  rmSync(TAKEN, { recursive: true, force: true });
  mkdirSync(TAKEN, { recursive: true });
  writeFileSync(TAKEN_LIST, '');
}
