import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { formatted } from '../formatted.ts';
import { describe, type Description, type Prop } from './describe.ts';
import { exampleOf } from './example.ts';
import { original, publicEntries, type Entry, type PackageSource } from './package-source.ts';

/** An overview with links and, for tools without a file system, everything in one text: https://llmstxt.org */
export interface Llms {
  short: string;
  full: string;
}

export async function llmsOf(source: PackageSource): Promise<Llms> {
  const homes = publicEntries(source);
  const sections = source.entries.map((entry) => {
    const own = entry.exports.filter((symbol) => homes.get(original(source.checker, symbol)) === entry.path);
    return { entry, own, descriptions: own.map((symbol) => describe(source, symbol)) };
  });
  const described = sections.filter(({ own }) => own.length > 0);
  const head = `# ${source.name}\n\n> ${source.description}\n`;
  const links = described.map(({ entry, descriptions }) => link(source, entry, descriptions));
  const readme = readFileSync(join(source.folder, 'README.md'), 'utf8').replace(/^# .*\n/, '');
  const chapters = await Promise.all(
    described.map(async ({ entry, own, descriptions }) => {
      const example = exampleOf(source, homes, entry);
      return chapter(source, entry, own, descriptions, example && (await formatted('example.tsx', example)));
    }),
  );
  return {
    short: [
      head,
      '## Documentation\n',
      '- [README](./README.md): installation, styles, use',
      '- [llms-full.txt](./llms-full.txt): the README, and every export with its props and an example\n',
      '## Entries\n',
      ...links,
      '',
    ].join('\n'),
    full: [head, readme.trim(), '\n## Entries\n', ...chapters].join('\n'),
  };
}

function link({ name, folder }: PackageSource, { path, source }: Entry, descriptions: Description[]) {
  const types = source.fileName
    .slice(folder.length + 1)
    .replace(/^src\//, './dist/')
    .replace(/\.tsx?$/, '.d.ts');
  const main = mainOf(path, descriptions);
  return `- [${path}](${types}): ${main?.doc || `${descriptions.length} exports of ${name}`}`;
}

/** The component that an entry is named after, or the first export that says what it is. */
const mainOf = (path: string, descriptions: Description[]) =>
  descriptions.find(({ name }) => name.toLowerCase() === path.split('/').at(-1)?.replaceAll('-', '')) ??
  descriptions.find(({ props, doc }) => props && doc) ??
  descriptions.find(({ doc }) => doc);

function chapter(
  { checker }: PackageSource,
  { path }: Entry,
  own: ts.Symbol[],
  descriptions: Description[],
  example: string | undefined,
) {
  const isValue = (symbol: ts.Symbol) => original(checker, symbol).flags & ts.SymbolFlags.Value;
  const names = own.map((symbol) => (isValue(symbol) ? symbol.name : `type ${symbol.name}`));
  const components = new Set(descriptions.flatMap(({ name, props }) => (props ? [`${name}Props`] : [])));
  const shown = descriptions.filter(({ name }) => !components.has(name));
  return [
    `### ${path}\n`,
    fence('ts', `import { ${names.join(', ')} } from '${path}';`),
    ...shown.map(text),
    ...(example ? [`Example:\n`, fence('tsx', example.trim())] : []),
  ].join('\n');
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

function text({ name, doc, code, props, element }: Description) {
  const heading = `#### ${name}\n`;
  const documentation = doc ? `${doc}\n` : '';
  if (!props) return [heading, documentation, code && fence('typescript', code)].filter(Boolean).join('\n');
  const inherited = element ? `- All props of \`${element}\`.` : '';
  return [heading, documentation, [...props.map(line), inherited].filter(Boolean).join('\n'), ''].join('\n');
}

function line({ name, type, required, doc, defaultValue }: Prop) {
  const facts = [required ? 'required' : '', defaultValue && `default ${defaultValue}`]
    .filter(Boolean)
    .join(', ');
  return `- \`${name}\`: \`${type}\`${facts && ` (${facts})`}${doc && `. ${doc}`}`;
}
