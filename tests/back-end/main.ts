import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FAULTS } from './faults';
import { SEQUENCES } from './faults/sequences';
import { chooseRules, formatSummary, isCaught, listFalseAlarms, measure, searchServer } from './measure';
import { startBackEnd } from './server';
import { VARIATIONS } from './variations';

const FOUND = new URL('faults/found.json', import.meta.url);

const HELP = `npm run back-end -- [options]
  --port N         the port. Default: 8000
  --fault WORDS    plants the fault whose name contains the words
  --list           lists the faults
  --measure [WORDS]     tests each fault whose kind or name contains the words, and prints which rules failed
  --every-rule          with --measure: tries the rules of other kinds as well
  --write               with --measure: tries all, and writes which rules find which faults to faults/found.json
  --variations [WORDS]  tests each legitimate variation, and prints which rules failed
  --search [WORDS]      searches for each fault that only sequences of calls show, a minute each
  --seed N              the seed of the searches. Default: 1
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '8000' },
    fault: { type: 'string' },
    list: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    'every-rule': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    variations: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const print = (text: string) => process.stdout.write(`${text}\n`);

const contains = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

const find = (words: string) => FAULTS.filter(({ kind, name }) => contains(`${kind} ${name}`, words));
const findSequences = (words: string) => SEQUENCES.filter(({ name }) => contains(name, words));

if (values.help) print(HELP);
else if (values.list) printList();
else if (values.measure) await printMeasured(positionals.join(' '));
else if (values.variations) await printAlarms(positionals.join(' '));
else if (values.search) await printFound(positionals.join(' '), Number(values.seed));
else await serve(Number(values.port), values.fault);

function printList(): void {
  for (const { kind, name } of FAULTS) print(`${kind}  ${name}`);
  for (const { name } of SEQUENCES) print(`--  ${name}`);
}

async function printMeasured(words: string): Promise<void> {
  const measured = await measure(find(words), values['every-rule'] || values.write);
  if (values.write) await writeFile(FOUND, `${JSON.stringify(chooseRules(measured), null, 2)}\n`);
  for (const { fault, caughtBy } of measured.filter(isCaught))
    print(`caught  ${fault.kind}  ${fault.name}: ${caughtBy.join(', ')}`);
  print(formatSummary(measured));
}

async function printAlarms(words: string): Promise<void> {
  const tried = VARIATIONS.filter(({ name }) => contains(name, words));
  const alarms = await listFalseAlarms(tried);
  print(`${alarms.length} false alarms in ${tried.length} variations.`);
  for (const alarm of alarms) print(alarm);
}

async function printFound(words: string, seed: number): Promise<void> {
  const faults = findSequences(words);
  let found = 0;
  for (const { name, plant } of faults) {
    const { outcome, script = '' } = await searchServer({ seconds: 60, seed }, plant);
    if (outcome === 'failed') found += 1;
    print(`${outcome === 'failed' ? 'found ' : 'missed'}  ${name}`);
    if (words) print(script);
  }
  print(`${found} of ${faults.length} faults are found.`);
}

async function serve(port: number, words: string | undefined): Promise<void> {
  const fault = words === undefined ? undefined : (find(words)[0] ?? findSequences(words)[0]);
  if (words !== undefined && !fault) throw new Error(`No fault has "${words}" in its name. See --list.`);
  const { address } = await startBackEnd({ port, plant: fault?.plant });
  print(
    `The back end runs at ${address}/api${fault ? ` with this fault: ${fault.name}` : ''}. Ctrl-C stops it.`,
  );
}
