import ts from 'typescript';

/** The markup of a render function, with what the functions around it were called with. */
export interface Markup {
  body: ts.Node;
  /** Name of the parameter that takes the story's args. */
  args?: string;
  /** Other parameters, as constants; without a value if they are optional and were left out. */
  constants: { name: ts.Node; value: ts.Node | undefined }[];
}

/**
 * Finds the markup of `(args) => <Tabs {...args} />`, also where it is returned by a function of the file, as in
 * `draw(ENGLISH)`. `undefined` if the args are not taken whole.
 */
export function unfold(checker: ts.TypeChecker, render: ts.Node): Markup | undefined {
  if (ts.isCallExpression(render)) {
    const factory = functionOf(checker, render.expression);
    const inner = factory && unfold(checker, bodyOf(factory));
    if (!inner) return undefined;
    const constants = factory.parameters.map(({ name, initializer }, index) => ({
      name,
      value: render.arguments[index] ?? initializer,
    }));
    return { ...inner, constants: [...constants, ...inner.constants] };
  }
  const renderFunction = functionOf(checker, render);
  if (!renderFunction) return undefined;
  const [parameter] = renderFunction.parameters;
  if (!parameter) return { body: bodyOf(renderFunction), constants: [] };
  if (!ts.isIdentifier(parameter.name)) return undefined;
  return { body: bodyOf(renderFunction), args: parameter.name.text, constants: [] };
}

function functionOf(checker: ts.TypeChecker, node: ts.Node): ts.ArrowFunction | undefined {
  if (ts.isArrowFunction(node)) return node;
  if (!ts.isIdentifier(node)) return undefined;
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? functionOf(checker, declaration.initializer)
    : undefined;
}

const bodyOf = ({ body }: ts.ArrowFunction) => (ts.isParenthesizedExpression(body) ? body.expression : body);

/** The properties of an object literal, by name; those of spread objects are left out. */
export function propertiesOf(node: ts.Node | undefined): Map<string, ts.Expression> {
  if (node && ts.isSatisfiesExpression(node)) return propertiesOf(node.expression);
  if (!node || !ts.isObjectLiteralExpression(node)) return new Map();
  return new Map(
    node.properties.flatMap((one): [string, ts.Expression][] => {
      if (ts.isPropertyAssignment(one)) return [[nameOf(one.name), one.initializer]];
      return ts.isShorthandPropertyAssignment(one) ? [[one.name.text, one.name]] : [];
    }),
  );
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());
