import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Entry {
  /** Import path, for instance `@product/ui/button`. */
  path: string;
  source: ts.SourceFile;
  exports: ts.Symbol[];
}

export interface PackageSource {
  name: string;
  description: string;
  folder: string;
  checker: ts.TypeChecker;
  program: ts.Program;
  entries: Entry[];
}

/** Reads a package with its types. Its entries are the published TypeScript modules of `exports`, the index first. */
export function readPackage(folder: string): PackageSource {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error(`${folder} has no tsconfig.json.`);
  const program = ts.createProgram({
    rootNames: config.fileNames,
    // Without its references: those have types only after a check of all types, and are `any` before it.
    options: { ...config.options, noEmit: true },
  });
  const checker = program.getTypeChecker();
  const entries = Object.entries<unknown>(manifest.exports).flatMap(([path, target]) => {
    if (typeof target !== 'string' || !/\.tsx?$/.test(target)) return [];
    if (!(path in manifest.publishConfig.exports)) return [];
    const source = program.getSourceFile(join(folder, target));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module)
      throw new Error(`${target}, an entry of ${manifest.name}, is no module of its tsconfig.json.`);
    return [{ path: join(manifest.name, path), source, exports: checker.getExportsOfModule(module) }];
  });
  return { name: manifest.name, description: manifest.description, folder, checker, program, entries };
}

/** What an export, or an import of it, stands for. */
export const original = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Every public value and type, with the entry to import it from: the smallest one that has it. */
export function publicEntries({ checker, entries }: PackageSource) {
  const byExports = entries.toSorted((a, b) => b.exports.length - a.exports.length);
  return new Map(
    byExports.flatMap(({ path, exports }) =>
      exports.map((symbol) => [original(checker, symbol), path] as const),
    ),
  );
}
