import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { closureOf, identifiersIn } from './closure.ts';
import type { Entry, PackageSource } from './package-source.ts';
import { propertiesOf, unfold, type Markup } from './unfold.ts';

type Args = Map<string, ts.Expression>;
type PublicEntries = Map<ts.Symbol, string>;

/**
 * The first story of an entry that can be copied: it needs nothing but the file's own declarations, React, and what our
 * packages export.
 * @returns TypeScript with its import lines, or `undefined`
 */
export function exampleOf(source: PackageSource, entries: PublicEntries, entry: Entry): string | undefined {
  const folder = dirname(entry.source.fileName);
  const files = globSync('*.stories.tsx', { cwd: folder }).toSorted();
  for (const name of files) {
    const file = source.program.getSourceFile(join(folder, name));
    const stories = file?.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
      const [one] = declarationList.declarations;
      return one ? [one] : [];
    });
    const shared = propertiesOf(stories?.find(({ name }) => name.getText() === 'meta')?.initializer);
    for (const { type, initializer } of stories ?? []) {
      if (!/^Story(Obj)?\b/.test(type?.getText() ?? '')) continue;
      const example = exampleOfStory(source, entries, shared, propertiesOf(initializer));
      if (example) return example;
    }
  }
  return undefined;
}

function exampleOfStory(source: PackageSource, entries: PublicEntries, shared: Args, own: Args) {
  const args: Args = new Map([...propertiesOf(shared.get('args')), ...propertiesOf(own.get('args'))]);
  const render = own.get('render') ?? shared.get('render');
  const component = shared.get('component');
  if (!render && !component) return undefined;
  const markup: Markup | undefined = render
    ? unfold(source.checker, render)
    : component && { body: component, constants: [] };
  if (!markup) return undefined;
  const text = render ? withArgs(markup, args) : element(markup.body.getText(), args);
  if (text === undefined) return undefined;
  const { body, constants } = markup;
  const usesArgs = !render || markup.args !== undefined;
  const roots = [body, ...constants.flatMap(({ value }) => value ?? []), ...(usesArgs ? args.values() : [])];
  const names = constants.flatMap(({ name }) => identifiersIn(name).map((one) => one.text));
  const needed = closureOf(source, entries, roots, new Set([...names, markup.args ?? '']));
  if (!needed) return undefined;
  const example = [
    ...needed.imports,
    '',
    ...needed.declarations,
    ...constants.map(({ name, value }) => `const ${name.getText()} = ${value?.getText() ?? 'undefined'};`),
    ts.isBlock(body) ? `export function Example() ${text}` : `export const Example = () => (\n  ${text}\n);`,
  ]
    .join('\n')
    .replace(/\bfn\(\)/g, '() => {}');
  return /\bfn\b/.test(example) ? undefined : example;
}

/**
 * The markup with the story's args in place of `{...args}`, but for those that are set beside it. `undefined` if it uses
 * the args otherwise.
 */
function withArgs({ body, args: name }: Markup, args: Args): string | undefined {
  const start = body.getStart();
  const spreads = name === undefined ? [] : spreadsOf(body, name).toReversed();
  const replaced = spreads.reduce((all, spread) => {
    const otherProps = spread.parent.properties.map((one) => one.name?.getText());
    const added = attributes(new Map([...args].filter(([key]) => !otherProps.includes(key))));
    return all.slice(0, spread.getStart() - start) + added.trimStart() + all.slice(spread.end - start);
  }, body.getText());
  return name !== undefined && new RegExp(`\\b${name}\\b`).test(replaced) ? undefined : replaced;
}

/** Every `{...args}`, in their order. */
function spreadsOf(node: ts.Node, name: string): ts.JsxSpreadAttribute[] {
  if (ts.isJsxSpreadAttribute(node)) return node.expression.getText() === name ? [node] : [];
  const found: ts.JsxSpreadAttribute[] = [];
  ts.forEachChild(node, (child) => void found.push(...spreadsOf(child, name)));
  return found;
}

function element(name: string, args: Args) {
  const children = args.get('children');
  const otherArgs = new Map([...args].filter(([key]) => key !== 'children'));
  return children
    ? `<${name}${attributes(otherArgs)}>${asChild(children)}</${name}>`
    : `<${name}${attributes(otherArgs)} />`;
}

function asChild(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) return asChild(node.expression);
  if (ts.isStringLiteral(node)) return node.text;
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
    ? node.getText()
    : `{${node.getText()}}`;
}

const attributes = (args: Args) =>
  [...args]
    .map(([name, value]) =>
      value.kind === ts.SyntaxKind.TrueKeyword ? ` ${name}` : ` ${name}=${attributeValue(value)}`,
    )
    .join('');

const attributeValue = (value: ts.Expression) =>
  ts.isStringLiteral(value) && !value.text.includes('"') ? `"${value.text}"` : `{${value.getText()}}`;
