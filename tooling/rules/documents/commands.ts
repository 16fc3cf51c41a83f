/** An npm script in a document, with what follows it up to the end of the code or its comment. */
const COMMAND = /\bnpm (?:run (?<script>[\w:-]+)|(?<short>test|start)\b)(?<rest>[^`\n#|&]*)/g;
/** Tasks follow the command with or without ` -- `. Anything else is an argument, or a sentence. */
const TASKS = /^(?: --)?(?<tasks>(?: [a-z][\w-]*)+)\s*$/;

export interface DocumentedCommand {
  script: string;
  /** The tasks of `npm test` that are named. */
  tasks: string[];
}

/** The npm scripts that a document names in its code: fenced, or between backticks. */
export function commandsOf(markdown: string): DocumentedCommand[] {
  const code = [...markdown.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([text]) => text).join('\n');
  return [...code.matchAll(COMMAND)].map(({ groups = {} }) => {
    const { script = groups['short'] ?? '', rest = '' } = groups;
    const tasks = script === 'test' ? TASKS.exec(rest)?.groups?.['tasks']?.trim().split(' ') : undefined;
    return { script, tasks: tasks ?? [] };
  });
}

interface Repository {
  /** The scripts of package.json. */
  scripts: Record<string, string>;
  /** The names of the gate's tasks. */
  tasks: string[];
}

export function findUnknownCommands(commands: DocumentedCommand[], { scripts, tasks }: Repository): string[] {
  const sentences = commands.flatMap(({ script, tasks: named }) => {
    if (!scripts[script]) return [`package.json has no script "${script}".`];
    const unknown = named.filter((task) => !tasks.includes(task));
    return unknown.map((task) => `"npm test ${task}": the gate has no task "${task}".`);
  });
  return [...new Set(sentences)];
}
