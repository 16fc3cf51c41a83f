import { parse } from 'yaml';

/** The access of a job by its scope, such as `contents: write`; or `read-all`, `write-all`. */
type Permissions = string | Record<string, string>;

interface Workflow {
  permissions?: Permissions;
  jobs?: Record<
    string,
    {
      if?: string;
      permissions?: Permissions;
      steps?: { run?: string; with?: Record<string, unknown> }[];
    }
  >;
}

interface Repository {
  /** The scripts of package.json. */
  scripts: Record<string, string>;
  /** The names of the gate's tasks. */
  tasks: string[];
  exists: (file: string) => boolean;
}

/** Inputs of actions that are commands. */
const COMMAND_INPUTS = ['publish-script', 'version-script'];

const COMMAND = /^npm (?:run (?<script>[\w:-]+)|test)(?: -- (?<args>.*))?$/;
/** The tasks of the gate in a script, which may set variables before and run other commands after it. */
const GATE = /(?:^|\s)node tooling\/gate\/test\.mjs(?<tasks>[^&]*)/;
const FILE = /(?:^|\s)((?:[\w.-]+\/)+[\w.-]+\.(?:mjs|ts))(?=\s|$)/g;

/** The commands of a workflow's steps, one for each line. */
export function commandsOf(workflow: string): string[] {
  const { jobs = {} }: Workflow = parse(workflow);
  const steps = Object.values(jobs).flatMap(({ steps = [] }) => steps);
  return steps
    .flatMap(({ run, with: inputs = {} }) => [run, ...COMMAND_INPUTS.map((name) => inputs[name])])
    .filter((command) => typeof command === 'string')
    .flatMap((command) => command.trim().split('\n'));
}

/**
 * Finds commands that cannot be run in a clone: other than `npm test` and the scripts of package.json, or with a
 * script, file or task that is not there. Returns one sentence for each.
 */
export function findUnknownCommands(commands: string[], { scripts, tasks, exists }: Repository): string[] {
  return commands.flatMap((command) => {
    const { script = 'test', args } = COMMAND.exec(command)?.groups ?? {};
    if (!COMMAND.test(command))
      return [`"${command}" is no npm script: make it one, so that it can be tried without CI.`];
    const body = scripts[script];
    if (body === undefined) return [`"${command}": package.json has no script "${script}".`];
    const missing = [...body.matchAll(FILE)].map(([, file = '']) => file).filter((file) => !exists(file));
    const unknown = tasksOf(body, args, tasks).filter((task) => !tasks.includes(task));
    return [
      ...missing.map((file) => `"${command}" runs ${file}, which is not there.`),
      ...unknown.map((task) => `"${command}" names ${task}, which is no task of the gate.`),
    ];
  });
}

/** Finds tasks of the gate that no command runs. Returns one sentence for each. */
export function findTasksWithoutJob(commands: string[], { scripts, tasks }: Repository): string[] {
  const run = commands.flatMap((command) => {
    const { script = 'test', args } = COMMAND.exec(command)?.groups ?? {};
    return tasksOf(scripts[script] ?? '', args, tasks);
  });
  return tasks
    .filter((task) => !run.includes(task))
    .map((task) => `No job runs the task "${task}" of npm test: add it to one.`);
}

/**
 * Finds jobs that may write, and thus publish, in every repository, also in one without the service or the secret for
 * it. Returns one sentence for each.
 */
export function findUnconditionalJobs(workflow: string): string[] {
  // Without permissions, the settings of the repository decide.
  const { jobs = {}, permissions: general = 'write-all' }: Workflow = parse(workflow);
  return Object.entries(jobs)
    .filter(([, { permissions = general }]) => mayWrite(permissions))
    .filter(([, { if: condition = '' }]) => !/^vars\.\w+ == 'true'$/.test(condition))
    .map(([name]) => `The job "${name}" publishes: give it a condition, such as if: vars.PUBLISH == 'true'.`);
}

/** Finds actions that are named by a tag, which its owner can move. Returns one sentence for each. */
export const findUnpinnedActions = (workflow: string): string[] =>
  [...workflow.matchAll(/uses: *([^.\s][^\s]*)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/@[\da-f]{40}$/.test(action))
    .map((action) => `${action} can change: name the digest of its version, and the version behind it.`);

const mayWrite = (permissions: Permissions) =>
  typeof permissions === 'string'
    ? permissions === 'write-all'
    : Object.values(permissions).includes('write');

/** The tasks that a script runs: all of the gate if it names none. */
function tasksOf(body: string, args = '', all: string[]): string[] {
  const gate = GATE.exec(body);
  if (!gate) return [];
  const named = `${gate.groups?.['tasks']} ${args}`.split(' ').filter(Boolean);
  return named.length > 0 ? named : all;
}
