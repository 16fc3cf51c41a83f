/** An npm script in a document, with what follows it up to the end of the code or its comment. */
const COMMAND = /\bnpm (?:run (?<script>[\w:-]+)|(?<short>test|start)\b)(?<rest>[^`\n#|&]*)/g;
/** Tasks follow the command with or without ` -- `. Anything else is an argument, or a sentence. */
const TASKS = /^(?: --)?(?<tasks>(?: [a-z][\w-]*)+)\s*$/;

/**
 * The npm scripts that a document names in its code, fenced or between backticks, each as `npm run <script>`, and
 * `npm test` with the tasks that are named.
 */
export function commandsOf(markdown: string): string[] {
  const code = [...markdown.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([text]) => text).join('\n');
  return [...code.matchAll(COMMAND)].map(({ groups = {} }) => {
    const { script = groups['short'] ?? '', rest = '' } = groups;
    const tasks = script === 'test' ? TASKS.exec(rest)?.groups?.['tasks'] : undefined;
    return `npm run ${script}${tasks ? ` --${tasks}` : ''}`;
  });
}
