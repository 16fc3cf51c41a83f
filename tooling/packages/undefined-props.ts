// Lets optional properties of the declarations in dist take `undefined`. Run in a package: pnpm build
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { isMain } from '@tooling/gate/processes.mjs';

/**
 * Lets every optional property of a declaration file take `undefined`, which `exactOptionalPropertyTypes` of a host
 * tells from a missing one: hosts pass on what they may not have. Line breaks stay, for maps to the sources.
 * @param text of a declaration file
 */
export function allowUndefined(text: string): string {
  const file = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.ESNext, true);
  const insertions: { at: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    // An inferred type: what it has is another package's, whose functions take it as it is.
    if (ts.isVariableStatement(node)) return;
    ts.forEachChild(node, visit);
    if (!isOptionalProperty(node) || !node.type || takesUndefined(node.type)) return;
    const open = bindsLoosely(node.type);
    if (open) insertions.push({ at: node.type.getStart(), text: '(' });
    insertions.push({ at: node.type.end, text: open ? ') | undefined' : ' | undefined' });
  };
  visit(file);
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((all, { at, text }) => all.slice(0, at) + text + all.slice(at), text);
}

const isOptionalProperty = (node: ts.Node): node is ts.PropertySignature | ts.PropertyDeclaration =>
  (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.questionToken !== undefined;

/** Whether `| undefined` behind a type would belong to its last part. */
const bindsLoosely = (type: ts.TypeNode) =>
  ts.isFunctionTypeNode(type) ||
  ts.isConstructorTypeNode(type) ||
  ts.isConditionalTypeNode(type) ||
  ts.isInferTypeNode(type);

const takesUndefined = (type: ts.TypeNode): boolean =>
  [ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.UnknownKeyword].includes(
    type.kind,
  ) ||
  (ts.isUnionTypeNode(type) && type.types.some(takesUndefined));

if (isMain(import.meta.url))
  for (const file of globSync('dist/**/*.d.ts'))
    writeFileSync(file, allowUndefined(readFileSync(file, 'utf8')));
