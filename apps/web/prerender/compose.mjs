const ROOT = '<div id="root"></div>';
/**
 * On a slow line a page comes in pieces: what is centred, or shares its width, would move with each of them. A browser
 * waits until what is named is there; an older one shows the pieces.
 */
const WHOLE = '<link rel="expect" href="#drawn" blocking="render">';
const END = '<template id="drawn"></template>';
/** What React puts before the page because it belongs into its head. */
export const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Puts a drawn page into the shell: its content into the root, what belongs into the head there. Its title replaces the
 * shell's.
 * @param {string} shell the page without content, as every other path gets it
 * @param {{ path: string, html: string, links: readonly string[] }} page `links`: tags for the head
 */
export function compose(shell, { path, html, links }) {
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
 * What is drawn needs no code to be seen: styles, typeface and pictures come first. first-paint.js, which is told the
 * files, the one to be run before those that it imports, does the rest.
 * @param {string} page
 */
export function codeLast(page) {
  const code = [...page.matchAll(CODE)].map(([, file]) => file);
  if (code.length === 0) throw new Error('index.html has lost the app.');
  return tellFirst(page.replace(CODE, ''), { code: code.join(' ') });
}

/**
 * What is drawn is little, and waits for the code: that is fetched at once, behind the styles.
 * @param {string} page
 */
export const codeBeside = (page) =>
  page.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/**
 * Tells first-paint.js something about its page.
 * @param {string} page
 * @param {Record<string, string | undefined>} data
 */
export function tellFirst(page, data) {
  if (!FIRST.test(page)) throw new Error('index.html has lost first-paint.js.');
  const told = Object.entries(data).flatMap(([name, value]) => (value ? [`data-${name}="${value}" `] : []));
  return page.replace(FIRST, (_script, src) => `<script ${told.join('')}${src}`);
}

/**
 * The policy refuses style attributes in what is delivered. Each style becomes a rule of a style sheet, the same for
 * all pages; the app sets its styles itself when it changes them.
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
