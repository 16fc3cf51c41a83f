// Writes the first file of the typeface, with the letters that fonts.css names for it. Run it after those changed.
import { writeFileSync } from 'node:fs';
import { FIRST_FILE, subsetTypeface } from './typeface.ts';

writeFileSync(FIRST_FILE, await subsetTypeface());
