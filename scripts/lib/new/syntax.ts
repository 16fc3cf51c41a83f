import ts from 'typescript';

type List = ts.NodeArray<ts.Node>;

const parse = (text: string) =>
  ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The first node, in the order of the text, that a test accepts. */
function find<Found extends ts.Node>(
  root: ts.Node,
  accepts: (node: ts.Node) => node is Found,
): Found | undefined {
  if (accepts(root)) return root;
  return ts.forEachChild(root, (child) => find(child, accepts));
}

function requireFound<Value>(value: Value | undefined, description: string): Value {
  if (value === undefined) throw new Error(`There is no ${description}.`);
  return value;
}

/** The value behind `as const`, `satisfies` and parentheses; of an arrow function, what it returns. */
function unwrap(node: ts.Node): ts.Node {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  if (isWrapped) return unwrap(node.expression);
  return ts.isArrowFunction(node) ? unwrap(node.body) : node;
}

function valueOf(root: ts.Node, variable: string): ts.Node {
  const isMatch = (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && node.name.getText() === variable;
  return unwrap(requireFound(find(root, isMatch)?.initializer, `variable ${variable}`));
}

function objectOf(root: ts.Node, variable: string): ts.ObjectLiteralExpression {
  const value = valueOf(root, variable);
  return requireFound(ts.isObjectLiteralExpression(value) ? value : undefined, `object ${variable}`);
}

function arrayOf(root: ts.Node, variable: string): ts.ArrayLiteralExpression {
  const value = valueOf(root, variable);
  return requireFound(ts.isArrayLiteralExpression(value) ? value : undefined, `array ${variable}`);
}

const insert = (text: string, at: number, added: string) => text.slice(0, at) + added + text.slice(at);

function append(text: string, list: List, added: string): string {
  const comma = list.length > 0 && !list.hasTrailingComma ? ',' : '';
  return insert(text, list.end, `${comma}\n${added},`);
}

/** Adds to a list after the last item whose text is smaller; to a list in alphabetical order, in its order. */
function addSorted(text: string, list: List, added: string): string {
  const before = list.findLast((item) => item.getText() < added);
  if (before === list.at(-1)) return append(text, list, added);
  const at = before ? before.end : list.pos;
  return insert(text, at, before ? `,\n${added}` : `${added},`);
}

/** Adds a property to the object that a variable holds, at its end. */
export const addProperty = (text: string, variable: string, property: string): string =>
  append(text, objectOf(parse(text), variable).properties, property);

/** Adds a property in alphabetical order. */
export const addSortedProperty = (text: string, variable: string, property: string): string =>
  addSorted(text, objectOf(parse(text), variable).properties, property);

/** Adds an element to the array that a variable holds, at its end. */
export const addElement = (text: string, variable: string, element: string): string =>
  append(text, arrayOf(parse(text), variable).elements, element);

/** Adds an element to an array before its last one, which accepts whatever the others do not. */
export function addElementBeforeLast(text: string, variable: string, element: string): string {
  const last = requireFound(arrayOf(parse(text), variable).elements.at(-1), `element in ${variable}`);
  return insert(text, last.getStart(), `${element},\n`);
}

/** Adds a member to an interface, at its end. */
export function addMember(text: string, name: string, member: string): string {
  const isMatch = (node: ts.Node): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && node.name.text === name;
  return insert(
    text,
    requireFound(find(parse(text), isMatch), `interface ${name}`).members.end,
    `\n${member}`,
  );
}

/** Adds a name to an import that has names in braces. */
export function addImportedName(text: string, from: string, name: string): string {
  const isMatch = (node: ts.Node): node is ts.ImportDeclaration =>
    ts.isImportDeclaration(node) && specifierOf(node) === from;
  const found = find(parse(text), isMatch);
  return addSorted(text, requireFound(found && importedNames(found), `import of names from ${from}`), name);
}

/** Adds an import after the last one. */
export function addImport(text: string, statement: string): string {
  const last = requireFound(parse(text).statements.findLast(ts.isImportDeclaration), 'import');
  return insert(text, last.end, `\n${statement}`);
}

/** Adds `export * from './name'` to an index, in alphabetical order. */
export function addExport(text: string, folder: string): string {
  const statement = `export * from './${folder}';`;
  const before = parse(text).statements.findLast(
    (node) => ts.isExportDeclaration(node) && specifierOf(node) < `./${folder}`,
  );
  return before ? insert(text, before.end, `\n${statement}`) : `${statement}\n${text}`;
}

/** Adds a statement after a call of a function. */
export function addCallAfter(text: string, name: string, statement: string): string {
  const isMatch = (node: ts.Node): node is ts.ExpressionStatement =>
    ts.isExpressionStatement(node) &&
    ts.isCallExpression(node.expression) &&
    node.expression.expression.getText() === name;
  return insert(text, requireFound(find(parse(text), isMatch), `call of ${name}`).end, `\n${statement}`);
}

/** The names of an object's properties. */
export const keysOf = (text: string, variable: string): string[] =>
  objectOf(parse(text), variable).properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
  );

/** The texts in the array that a variable holds. */
export const elementsOf = (text: string, variable: string): string[] =>
  arrayOf(parse(text), variable).elements.flatMap((item) => (ts.isStringLiteral(item) ? item.text : []));

/** Replaces the first string with a text. */
export function replaceString(text: string, before: string, after: string): string {
  const isMatch = (node: ts.Node): node is ts.StringLiteral =>
    ts.isStringLiteral(node) && node.text === before;
  const found = requireFound(find(parse(text), isMatch), `string "${before}"`);
  return text.slice(0, found.getStart()) + `'${after}'` + text.slice(found.end);
}

/** The names that an index exports one by one. */
export const exportedNames = (text: string): string[] =>
  parse(text).statements.flatMap((node) =>
    ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name }) => name.text)
      : [],
  );

/** The names that a module declares at its top level, or imports in braces. */
export const declaredNames = (text: string): string[] =>
  parse(text).statements.flatMap((node) => {
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => name.getText());
    if (ts.isImportDeclaration(node)) return importedNames(node)?.map(({ name }) => name.text) ?? [];
    const isNamed =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node);
    return isNamed && node.name ? node.name.text : [];
  });

/** The first name that a module has twice, so that it does not compile. */
export const nameDeclaredTwice = (text: string): string | undefined =>
  declaredNames(text).find((name, index, names) => names.indexOf(name) < index);

/** The texts of all properties with a name, at any depth. */
export function textsOf(text: string, property: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === property &&
      ts.isStringLiteral(node.initializer)
    )
      found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

/** The texts that a union type consists of. */
export function namesInUnion(text: string, name: string): string[] {
  const isMatch = (node: ts.Node): node is ts.TypeAliasDeclaration =>
    ts.isTypeAliasDeclaration(node) && node.name.text === name;
  const { type } = requireFound(find(parse(text), isMatch), `type ${name}`);
  return (ts.isUnionTypeNode(type) ? type.types : []).flatMap((one) =>
    ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? one.literal.text : [],
  );
}

function importedNames({ importClause }: ts.ImportDeclaration) {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : undefined;
}

function specifierOf({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string {
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}
