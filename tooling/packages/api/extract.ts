import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import ts from 'typescript';
import { HOST_OPTIONS } from '../check/consumer-project.ts';

const REPORT = 'entry.api.md';

const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

/** Tags of TSDoc. A component without one has no status. */
const STATUSES = ['public', 'beta'];

const COMPILER_OPTIONS = { ...HOST_OPTIONS, skipLibCheck: true };

export interface ApiEntry {
  /** The package's folder. */
  home: string;
  /** The entry's path in imports: `.`, `./button`. */
  path: string;
  /** Its declarations, in the package. */
  types: string;
}

/**
 * Reads the built declarations of entries, all in one program.
 * @param entries declaration files, of any packages
 */
export function readApi(entries: ApiEntry[]) {
  const files = entries.map(fileOf);
  const [first] = entries;
  if (!first) throw new Error('There is no entry to read.');
  const compilerState = CompilerState.create(configOf(first, tmpdir(), files), {
    additionalEntryPoints: files,
  });
  const program = compilerState.program as ts.Program;
  const checker = program.getTypeChecker();
  function exportsOf(entry: ApiEntry) {
    const source = program.getSourceFile(fileOf(entry));
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  }
  return {
    /** The names that an entry exports, in alphabetical order. */
    names: (entry: ApiEntry): string[] =>
      exportsOf(entry)
        .map(({ name }) => name)
        .sort(),
    /** The components of an entry whose documentation has no status: `@public`, which is stable, or `@beta`. */
    withoutStatus: (entry: ApiEntry): string[] =>
      exportsOf(entry)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter(({ name, flags }) => flags & ts.SymbolFlags.Function && /^[A-Z]/.test(name))
        .filter((symbol) => !symbol.getJsDocTags().some(({ name }) => STATUSES.includes(name)))
        .map(({ name }) => name),
    /** API Extractor's report of what an entry exports. */
    report(entry: ApiEntry): string {
      const folder = mkdtempSync(join(tmpdir(), 'api-'));
      try {
        Extractor.invoke(configOf(entry, folder, files), {
          compilerState,
          localBuild: true,
          messageCallback: (message) => void (message.handled = true),
        });
        return readFileSync(join(folder, REPORT), 'utf8');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

const fileOf = ({ home, types }: ApiEntry) => join(home, types);

const configOf = (entry: ApiEntry, folder: string, files: string[]) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(entry.home, 'package.json'),
    configObject: {
      newlineKind: 'lf',
      projectFolder: entry.home,
      mainEntryPointFilePath: fileOf(entry),
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files } },
      apiReport: {
        enabled: true,
        reportFileName: REPORT,
        reportFolder: folder,
        reportTempFolder: folder,
        // What the exports refer to is part of the surface as well.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
  });
