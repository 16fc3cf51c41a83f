import ts from 'typescript';

/**
 * What an expression among the children of an element renders: `text` is bare text, and a `slot` may be one or contain
 * elements, for instance a `ReactNode` of the caller.
 */
type Rendered = 'nothing' | 'elements' | 'slot' | 'text';

const RANK: readonly Rendered[] = ['nothing', 'elements', 'slot', 'text'];
const either = (kinds: readonly Rendered[]) =>
  kinds.reduce<Rendered>((most, kind) => (RANK.indexOf(kind) > RANK.indexOf(most) ? kind : most), 'nothing');

type Parent = ts.JsxElement | ts.JsxFragment;

/**
 * Finds text that React could not find again in a page that the browser translates: it replaces text nodes by elements.
 * Then React fails to insert an element before the text or to remove the text, and does not show an update of it. Only
 * an element that contains nothing but text is safe.
 */
export function findBareText(file: string, source: string): { line: number; found: string }[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = readNames(tree);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...bareChildren(node, names));
    if (isComponent(node)) found.push(...returned(node).filter((value) => names.rendered(value) === 'text'));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.map((node) => ({
    line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
    found: node.getText(tree).trim().replaceAll(/\s+/g, ' ').slice(0, 80),
  }));
}

function bareChildren(parent: Parent, names: Names): ts.Node[] {
  const children = parent.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.text.trim() === '') && !(ts.isJsxExpression(child) && !child.expression),
  );
  if (children.length === 1 && ts.isJsxElement(parent) && !isTransparent(parent)) return [];
  return children.filter((child, index) => {
    const kind = names.rendered(child);
    if (kind !== 'slot') return kind === 'text';
    const previous = children[index - 1];
    return names.comesAndGoes(child) || (previous !== undefined && names.comesAndGoes(previous));
  });
}

type Names = ReturnType<typeof readNames>;

/** Answers what expressions render, by the declarations of the same module. */
function readNames(tree: ts.SourceFile) {
  const variables = new Map<string, ts.Expression>();
  const types = new Map<string, string>();
  const collect = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      variables.set(node.name.text, node.initializer);
    if ((ts.isPropertySignature(node) || ts.isParameter(node)) && ts.isIdentifier(node.name) && node.type)
      types.set(node.name.text, node.type.getText(tree));
    ts.forEachChild(node, collect);
  };
  collect(tree);

  /** The value of a name of this module, once: a variable may be declared in terms of another one of its name. */
  const valueOf = (node: ts.Node, seen: ReadonlySet<ts.Node>) => {
    const value = ts.isIdentifier(node) ? variables.get(node.text) : undefined;
    return value && !seen.has(value) ? value : undefined;
  };

  function rendered(node: ts.Node, seen: ReadonlySet<ts.Node> = new Set()): Rendered {
    const of = (inner: ts.Node) => rendered(inner, new Set([...seen, node]));
    // What adds no element of its own renders its children here.
    if (ts.isJsxFragment(node) || isTransparent(node)) return either(node.children.map(of));
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return 'elements';
    if (ts.isJsxExpression(node)) return node.expression ? of(node.expression) : 'nothing';
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
      return of(node.expression);
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node))
      return node.text.trim() === '' ? 'nothing' : 'text';
    if (ts.isTemplateExpression(node) || ts.isNumericLiteral(node)) return 'text';
    if (ts.isConditionalExpression(node)) return either([of(node.whenTrue), of(node.whenFalse)]);
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return of(node.right);
      return either([of(node.left), of(node.right)]);
    }
    if (ts.isCallExpression(node)) return ofCall(node, of);
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      const value = valueOf(node, seen);
      if (value) return of(value);
      const name = ts.isIdentifier(node) ? node.text : node.name.text;
      return ofType(types.get(name) ?? typeByName(name));
    }
    return 'nothing';
  }

  function comesAndGoes(node: ts.Node, seen: ReadonlySet<ts.Node> = new Set()): boolean {
    const of = (inner: ts.Node) => comesAndGoes(inner, new Set([...seen, node]));
    if (ts.isJsxExpression(node)) return node.expression !== undefined && of(node.expression);
    if (ts.isParenthesizedExpression(node)) return of(node.expression);
    if (ts.isConditionalExpression(node) || ts.isBinaryExpression(node)) return true;
    if (ts.isCallExpression(node)) return isList(node);
    if (ts.isJsxElement(node)) return of(node.openingElement);
    // An element whose component or key is chosen at each render.
    if (ts.isJsxOpeningLikeElement(node)) return hasKey(node) || of(node.tagName);
    const value = valueOf(node, seen);
    return value !== undefined && of(value);
  }

  return { rendered, comesAndGoes };
}

const isTransparent = (node: ts.Node): node is ts.JsxElement =>
  ts.isJsxElement(node) &&
  /^(?:Fragment|Suspense)$|(?:Boundary|Context|Provider)$/.test(node.openingElement.tagName.getText());

const isList = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.expression) && /^(?:map|flatMap)$/.test(call.expression.name.text);

const hasKey = ({ attributes }: ts.JsxOpeningLikeElement) =>
  attributes.properties.some(
    (attribute) =>
      ts.isJsxAttribute(attribute) &&
      attribute.name.getText() === 'key' &&
      attribute.initializer !== undefined &&
      ts.isJsxExpression(attribute.initializer),
  );

function ofCall(call: ts.CallExpression, of: (node: ts.Node) => Rendered): Rendered {
  const callee = call.expression.getText();
  if (callee === 'wrapText') return 'elements';
  if (isList(call)) {
    const [callback] = call.arguments;
    return callback && isFunction(callback) ? either(returned(callback).map(of)) : 'slot';
  }
  // The functions of the catalogues and of formats; others that make a text of them take `t`.
  const isText = /^(?:\w+\.)?t$|^format\.|^String$|\.join$/.test(callee);
  return isText || call.arguments.some((value) => value.getText() === 't') ? 'text' : 'slot';
}

/** The type of a name that this module does not declare, by custom. */
const typeByName = (name: string) => (/icon$|^children$/i.test(name) ? 'ReactNode' : 'string');

function ofType(type: string): Rendered {
  if (/\b(?:ReactNode|ReactElement|Element)\b/.test(type)) return 'slot';
  return /\b(?:string|number)\b/.test(type) ? 'text' : 'slot';
}

type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

const isFunction = (node: ts.Node): node is Callable =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

function isComponent(node: ts.Node): node is Callable {
  if (!isFunction(node)) return false;
  const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return name !== undefined && /^[A-Z][a-z]/.test(name.getText());
}

/** The expressions that a function returns. */
function returned({ body }: Callable): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const values: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (isFunction(node)) return;
    if (ts.isReturnStatement(node) && node.expression) values.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return values;
}
