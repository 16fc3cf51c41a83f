import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { original, type PackageSource } from '../llms/package-source.ts';
import { moduleOf } from '../ui/entries.ts';

export interface SourceFile {
  text: string;
  /** Paths of other modules, with their places in the host. */
  files: string[];
  packages: string[];
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The package that the library is built on. A host has its modules in a folder beside the others. */
const DOMAIN = { name: '@product/domain', folder: 'domain' };

/** Modules that gather the public folders. A copy imports from the modules behind them, so that it does not need them all. */
const BARREL = /^(components|pieces\/[\w-]+)\/index\.ts$/;
const FOLDER = /^(components|pieces\/[\w-]+)\/[\w-]+/;

export function createReader({ program, checker, folder }: PackageSource) {
  const src = join(folder, 'src');
  const domain = join(folder, '../domain/src');
  const toFile = (path: string) =>
    path.startsWith(`${DOMAIN.folder}/`)
      ? join(domain, path.slice(DOMAIN.folder.length + 1))
      : join(src, path);
  const toPath = (file: string) =>
    file.startsWith(domain) ? join(DOMAIN.folder, relative(domain, file)) : relative(src, file);

  function read(path: string): SourceFile {
    const file = toFile(path);
    // The program has the domain's declarations only.
    const source = (file.startsWith(src) && program.getSourceFile(file)) || parse(file);
    const edits: Edit[] = [];
    const files = new Set<string>();
    const packages = new Set<string>();
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const specifier = statement.moduleSpecifier;
      if (!specifier || !ts.isStringLiteral(specifier)) continue;
      if (specifier.text === DOMAIN.name) {
        files.add(`${DOMAIN.folder}/index.ts`);
        edits.push({ ...placeOf(specifier, source), text: `'${route(path, DOMAIN.folder)}'` });
        continue;
      }
      if (!specifier.text.startsWith('.')) {
        packages.add(/^(@[^/]+\/)?[^/]+/.exec(specifier.text)?.[0] ?? '');
        continue;
      }
      const target = toPath(resolve(file, specifier.text));
      if (!BARREL.test(target) || !ts.isImportDeclaration(statement)) {
        files.add(target);
        continue;
      }
      const modules = byModule(statement);
      for (const module of modules.keys()) files.add(module);
      const text = [...modules]
        .map(([module, names]) => `import { ${names.join(', ')} } from '${route(path, module)}';`)
        .join('\n');
      edits.push({ ...placeOf(statement, source), text });
    }
    return { text: edited(source.text, edits), files: [...files], packages: [...packages] };
  }

  function resolve(from: string, specifier: string): string {
    const { resolvedModule } = ts.resolveModuleName(specifier, from, program.getCompilerOptions(), ts.sys);
    if (!resolvedModule) throw new Error(`${from} imports ${specifier}, which is not there.`);
    return resolvedModule.resolvedFileName;
  }

  /** The names that a statement imports from a barrel, by the module that is public of their folder. */
  function byModule({ importClause }: ts.ImportDeclaration): Map<string, string[]> {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) throw new Error('A barrel is imported by names only.');
    const found = new Map<string, string[]>();
    for (const element of bindings.elements) {
      const symbol = checker.getSymbolAtLocation(element.name);
      const file = symbol && original(checker, symbol).declarations?.[0]?.getSourceFile().fileName;
      const [folder] = FOLDER.exec(toPath(file ?? '')) ?? [];
      if (!folder) throw new Error(`${element.getText()} is in no folder of the library.`);
      const module = moduleOf(`src/${folder}`).slice('src/'.length);
      const text = importClause.isTypeOnly ? `type ${element.getText()}` : element.getText();
      found.set(module, [...(found.get(module) ?? []), text]);
    }
    return found;
  }
  return { read, toFile };
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const placeOf = (node: ts.Node, source: ts.SourceFile) => ({ from: node.getStart(source), to: node.end });

function route(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/(?:\/index)?\.tsx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

const edited = (text: string, edits: Edit[]) =>
  edits
    .toReversed()
    .reduce((before, { from, to, text }) => before.slice(0, from) + text + before.slice(to), text);
