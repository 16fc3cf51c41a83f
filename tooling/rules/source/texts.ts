import ts from 'typescript';

/** A string in a source, and the line that it begins on. */
interface Piece {
  text: string;
  line: number;
}
interface Texts {
  strings: Piece[];
  shown: Piece[];
}

/** Attributes whose text is shown, or read by a screen reader. */
const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Reads all strings of a module (`strings`), and the literal texts that are shown to the user (`shown`). */
export function readTexts(file: string, source: string): Texts {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Texts = { strings: [], shown: [] };
  const piece = (node: ts.Node, text: string) => ({
    text,
    line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
  });
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node)) found.shown.push(piece(node, node.text.trim()));
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      found.strings.push(piece(node, node.text));
      if (isShown(node)) found.shown.push(piece(node, node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether a string is a child of an element, or one of the `SPOKEN_ATTRIBUTES`. */
function isShown(node: ts.Node) {
  const container = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxAttribute(container)) return SPOKEN_ATTRIBUTES.has(container.name.getText());
  return ts.isJsxExpression(node.parent) && (ts.isJsxElement(container) || ts.isJsxFragment(container));
}
