import ts from 'typescript';
import { original, type PackageSource } from './package-source.ts';

export interface Closure {
  /** Import lines, from public entries, our other packages and React. */
  imports: string[];
  /** The file's own declarations, in their order, and checks of them. */
  declarations: string[];
}

/** The functions of tests that an example can do without. */
const SPIES = new Set(['fn']);

/**
 * What code of a file needs to be copied into another file.
 * @param roots the code; declarations inside it come along by themselves
 * @param declared names that are declared otherwise
 * @returns `undefined` if it needs something that is not public
 */
export function closureOf(
  { checker }: PackageSource,
  entries: Map<ts.Symbol, string>,
  roots: ts.Node[],
  declared: Set<string>,
): Closure | undefined {
  const file = roots[0]?.getSourceFile();
  const imports = new Map<string, Set<string>>();
  const statements = new Set<ts.Node>();
  const pending = [...roots];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const identifier of identifiersIn(node)) {
      const symbol = symbolOf(checker, identifier);
      const declaration = symbol?.declarations?.[0];
      if (!declaration || declaration.getSourceFile() !== file) continue;
      if (declared.has(identifier.text) || SPIES.has(identifier.text)) continue;
      if (roots.some((root) => isInside(declaration, root))) continue;
      if (ts.isImportSpecifier(declaration)) {
        const path = pathOf(declaration, entries.get(original(checker, symbol)));
        if (!path) return undefined;
        imports.set(path, (imports.get(path) ?? new Set()).add(declaration.getText()));
        continue;
      }
      const statement = ts.findAncestor(declaration, ({ parent }) => parent === file);
      if (!statement || statements.has(statement)) continue;
      const guards = file.statements.filter((one) => isGuardOf(checker, one, statement));
      for (const one of [statement, ...guards]) {
        statements.add(one);
        pending.push(one);
      }
    }
  }
  return {
    imports: [...imports]
      .map(([path, names]) => `import { ${[...names].join(', ')} } from '${path}';`)
      .sort(),
    declarations: (file?.statements ?? []).filter((one) => statements.has(one)).map((one) => one.getText()),
  };
}

export function identifiersIn(node: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(node)) return [node];
  const found: ts.Identifier[] = [];
  ts.forEachChild(node, (child) => void found.push(...identifiersIn(child)));
  return found;
}

/** Of `{ pack }`, the variable. */
const symbolOf = (checker: ts.TypeChecker, node: ts.Identifier) =>
  ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);

function pathOf({ parent }: ts.ImportSpecifier, entry: string | undefined) {
  const { moduleSpecifier } = parent.parent.parent as ts.ImportDeclaration;
  const from = moduleSpecifier.getText().slice(1, -1);
  return entry ?? (/^(react$|@product\/)/.test(from) ? from : undefined);
}

const isInside = (node: ts.Node, root: ts.Node) => node.pos >= root.pos && node.end <= root.end;

/** `if (!trial) throw …` is needed with `trial`, which may be `undefined` without it. */
const isGuardOf = (checker: ts.TypeChecker, guard: ts.Statement, statement: ts.Node) =>
  ts.isIfStatement(guard) &&
  identifiersIn(guard.expression)
    .flatMap((one) => checker.getSymbolAtLocation(one)?.declarations ?? [])
    .some((one) => isInside(one, statement));
