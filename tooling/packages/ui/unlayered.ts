import { AtRule, parse, Rule, type ChildNode, type Root } from 'postcss';

const LIBRARY = `:where([data-ui], [class^='ui:'], [class*=' ui:'])`;

/**
 * Removes what the host's rules for elements set, whatever it is. What attributes of drawings and media set, and
 * `hidden`, would be removed as well. Rows, which have no name of ours, pass the alignment on to their cells.
 */
const RESET = `${LIBRARY}:where(:not(svg, img, video, canvas, [hidden])),${LIBRARY}::before,${LIBRARY}::after{all:revert}
${LIBRARY}:where(td,th){vertical-align:middle}`;

/**
 * Writes `unlayered.css` from `standalone.css`: the same without layers, for hosts whose rules for elements are outside
 * layers, too. Ours have the specificity of one class: more than such rules, and as much as a class of the host, which
 * wins if its stylesheet follows.
 */
export function unlayered(standalone: string, reset = RESET): string {
  const root = parse(standalone);
  const [base = [], components = []] = ['base', 'components'].map((name) => take(root, `product.${name}`));
  root.append(...parse(reset).nodes, ...base, ...components.toSorted((a, b) => rank(a) - rank(b)));
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.map(asOneClass);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(REM, 'calc($1*var(--ui-rem,1rem))');
  });
  // The size of the root may not be that of the texts.
  root.walkAtRules('container', (rule) => {
    rule.params = rule.params.replaceAll(/(?<=\d)rem\b/g, 'em');
  });
  return root.toString();
}

const REM = /(?<![\w.#-])(-?\d*\.?\d+)rem\b/g;

function take(root: Root, layer: string): ChildNode[] {
  const found: ChildNode[] = [];
  root.walkAtRules('layer', (rule) => {
    if (!rule.nodes) rule.remove();
    else if (rule.params === layer) {
      found.push(...rule.nodes);
      rule.remove();
    }
  });
  return found;
}

/** The library's elements first, then the fallbacks, which all other classes override by their order alone. */
function rank(node: ChildNode): number {
  if (node instanceof AtRule) return Math.max(...(node.nodes ?? []).map(rank));
  if (!(node instanceof Rule)) return 0;
  if (node.selector.startsWith(':where([data-ui]')) return 0;
  return node.selector.includes(FALLBACK) ? 1 : 2;
}

const FALLBACK = ':where(.ui\\:fallback\\:';
const WITHOUT_SPECIFICITY = /:where\((?:[^()]|\([^()]*\))*\)/;

/** Gives the specificity of a class to a selector that has none, and to a fallback. */
function asOneClass(selector: string): string {
  const rest = selector.replaceAll(new RegExp(WITHOUT_SPECIFICITY, 'g'), '');
  if (!/^(::?(before|after|placeholder))?$/.test(rest) && !selector.includes(FALLBACK)) return selector;
  return selector.replace(WITHOUT_SPECIFICITY, '$&:not(._)');
}
