const ROOT = '<div id="root"></div>';
/**
 * On a slow connection a page arrives in chunks, and elements that are centred or share a width would shift with each
 * chunk. A browser that supports `rel=expect` blocks rendering until the element with that id is parsed; an older one
 * renders chunk by chunk.
 */
const WHOLE = '<link rel="expect" href="#drawn" blocking="render">';
const END = '<template id="drawn"></template>';
/** The tags that React writes before the page's markup because they belong in the head. */
export const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Inserts prerendered HTML into the shell: the content into the root, head elements into the head. Its title replaces
 * the shell's.
 * @param {string} shell the page without content, as served for every other path
 * @param {{ path: string, html: string, links?: readonly string[] }} page `links`: tags for the head
 */
export function compose(shell, { path, html, links = [] }) {
  if (!shell.includes(ROOT)) throw new Error(`index.html has no ${ROOT} for the drawn pages to go into.`);
  const head = HOISTED.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  return shell
    .replace(/\s*<title>[^<]*<\/title>/, (title) => (head.includes('<title') ? '' : title))
    .replace('</head>', () => `${head}${links.join('')}${WHOLE}</head>`)
    .replace(ROOT, () => `<div id="root" data-drawn="${path}">${body}</div>${END}`);
}

const CODE =
  /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g;
const FIRST = /<script ((?:data-[a-z-]+="[^"]*" )*src="[^"]*first-paint\.js")/;

/**
 * Removes the module scripts: prerendered HTML is visible without code, so styles, typeface and images load first.
 * first-paint.js loads the files later from its `data-code`, which lists the entry before its imports.
 * @param {string} page
 */
export function codeLast(page) {
  const code = [...page.matchAll(CODE)].map(([, file]) => file);
  if (code.length === 0) throw new Error('index.html has lost the app.');
  return tellFirst(page.replace(CODE, ''), { code: code.join(' ') });
}

/**
 * Keeps the module scripts at low priority: the HTML shows little before the code runs, so the code is fetched at once,
 * but after the styles.
 * @param {string} page
 */
export const codeBeside = (page) =>
  page.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/**
 * Adds data attributes to the page's first-paint.js script.
 * @param {string} page
 * @param {Record<string, string | undefined>} data values, with HTML escapes except for quotes
 */
export function tellFirst(page, data) {
  if (!FIRST.test(page)) throw new Error('index.html has lost first-paint.js.');
  const told = Object.entries(data).flatMap(([name, value]) =>
    value ? [`data-${name}="${value.replaceAll('"', '&quot;')}" `] : [],
  );
  return page.replace(FIRST, (_script, src) => `<script ${told.join('')}${src}`);
}

/**
 * The Content-Security-Policy refuses style attributes in HTML. Each distinct style becomes a rule of one style sheet
 * for all pages; the app changes its styles by script.
 */
export function createStyleRules() {
  /** @type {Map<string, number>} */
  const known = new Map();
  return {
    /** @param {string} html */
    takeFrom: (html) =>
      html.replace(/ style="([^"]*)"/g, (_attribute, style) => {
        const number = known.get(style) ?? known.size;
        known.set(style, number);
        return ` data-style="${number}"`;
      }),
    text: () =>
      [...known].map(([style, number]) => `[data-style="${number}"]{${unescapeHtml(style)}}`).join('\n'),
  };
}

/** @param {string} text */
export const unescapeHtml = (text) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/**
 * The shell's title, with HTML escapes.
 * @param {string} shell
 */
export const titleOf = (shell) => /<title>([^<]*)<\/title>/.exec(shell)?.[1];
