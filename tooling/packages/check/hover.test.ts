import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '@tooling/gate/processes.mjs';

const FILE = join(ROOT, 'packages/api-client/src/hover.ts');
const SOURCE = `
  import { useQuery } from '@tanstack/react-query';
  import { createApiClient, createSession } from './index';
  import { creationsQuery, galleryQuery, userQuery } from './react/index';
  const api = createSession(createApiClient());
  export const user = useQuery(userQuery(api)).data;
  export const gallery = useQuery(galleryQuery(api)).data;
  export const creations = useQuery(creationsQuery(api, 1)).data;
`;

/** What an editor shows for each exported constant. */
function hover(): Record<string, string> {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === FILE ? ts.createSourceFile(FILE, SOURCE, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const module = source && checker.getSymbolAtLocation(source);
  const shown = (module ? checker.getExportsOfModule(module) : []).map((symbol) => [
    symbol.name,
    checker.typeToString(checker.getTypeOfSymbol(symbol)),
  ]);
  return Object.fromEntries(shown);
}

test('an editor shows the data of a query by the name of its type', () => {
  expect(hover()).toEqual({
    user: 'User | null | undefined',
    gallery: 'GalleryItem[] | undefined',
    creations: 'Creation[] | undefined',
  });
});
