import ts from 'typescript';
import { original, type PackageSource } from './package-source.ts';

export interface Prop {
  name: string;
  type: string;
  required: boolean;
  doc: string;
  defaultValue: string;
}

export interface Description {
  name: string;
  doc: string;
  /** Its declaration; empty for a component, and for a value whose type is too long. */
  code: string;
  /** Of a component. */
  props?: Prop[];
  /** Type of the element whose props a component takes, too, for instance `HTMLButtonElement`. */
  element?: string | undefined;
}

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Types that are longer are shown as they are written, or not at all: an inferred schema fills pages. */
const LONGEST_TYPE = 240;

export function describe({ checker }: PackageSource, symbol: ts.Symbol): Description {
  const target = original(checker, symbol);
  const declaration = target.declarations?.[0];
  const doc = docOf(checker, target);
  if (!declaration) return { name: symbol.name, doc, code: '' };
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return { name: symbol.name, doc, code: declaration.getText().replace(/^export /, '') };
  const type = checker.getTypeOfSymbolAtLocation(target, declaration);
  const [signature] = type.getCallSignatures();
  if (signature && /^[A-Z]/.test(symbol.name)) return component(checker, symbol.name, doc, signature);
  const text = checker.typeToString(type, undefined, FLAGS);
  const code = text.length > LONGEST_TYPE ? '' : `const ${symbol.name}: ${text}`;
  return { name: symbol.name, doc, code };
}

function component(
  checker: ts.TypeChecker,
  name: string,
  doc: string,
  { parameters: [parameter] }: ts.Signature,
): Description {
  const declaration = parameter?.valueDeclaration;
  if (!declaration) return { name, doc, code: '', props: [] };
  const type = checker.getTypeOfSymbolAtLocation(parameter, declaration);
  return {
    name,
    doc,
    code: '',
    props: checker
      .getPropertiesOfType(type)
      .filter(isOwnSymbol)
      .map((one) => prop(checker, one, declaration)),
    element: elementOf(checker, type),
  };
}

function prop(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): Prop {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
  const text = checker.typeToString(type, undefined, FLAGS);
  const declaration = symbol.declarations?.[0];
  const written =
    declaration && ts.isPropertySignature(declaration) ? (declaration.type?.getText() ?? text) : text;
  const defaultValue = symbol.getJsDocTags(checker).find((tag) => tag.name === 'default');
  return {
    name: symbol.name,
    type: oneLine(
      text.length > LONGEST_TYPE || /^[A-Z]\w+( \| undefined)?$/.test(written)
        ? written.replace(' | undefined', '')
        : text,
    ),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    doc: docOf(checker, symbol),
    defaultValue: oneLine(ts.displayPartsToString(defaultValue?.text)),
  };
}

const isOwnSymbol = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((one) => !one.getSourceFile().fileName.includes('/node_modules/'));

/** The type of `ref`, if it is React's own prop: then all props of the element are taken. */
function elementOf(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const ref = checker.getPropertyOfType(type, 'ref');
  if (!ref || isOwnSymbol(ref)) return undefined;
  const text = checker.typeToString(checker.getTypeOfSymbol(ref), undefined, FLAGS);
  return /\b(HTML\w*Element|SVG\w*Element)\b/.exec(text)?.[1];
}

function docOf(checker: ts.TypeChecker, symbol: ts.Symbol) {
  const isBeta = symbol.getJsDocTags(checker).some(({ name }) => name === 'beta');
  const text = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  return isBeta ? `Beta. ${text}` : text;
}

/** On one line, and without `NonNullable` around what has no `null` any more. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^NonNullable<("[^<>]*) \| null \| undefined>$/, '$1')
    .trim();
