import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { MINI_BROWSER } from '@tooling/gate/browsers.ts';
import { WAIT_MS } from '@tooling/gate/time-limits.ts';

const require = createRequire(import.meta.url);
const sourceOf = (file: string) => readFileSync(require.resolve(file), 'utf8');

const SCRIPTS = {
  TestingLibraryDom: sourceOf('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  axe: sourceOf('axe-core/axe.min.js'),
};

/** Opens WebKitGTK's MiniBrowser. Its session has no cookies and no storage. */
export async function openBrowser(driverUrl: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: WAIT_MS / 2, pageLoad: WAIT_MS / 2 });
  return driver;
}

/** A regular expression cannot be passed to the page. */
const toInput = (name: string | RegExp) =>
  typeof name === 'string' ? { text: name } : { source: name.source };

/** Actions of a user on the page. Elements are found by their role and accessible name, and waited for. */
export class Browser {
  constructor(
    readonly driver: WebDriver,
    private readonly baseURL: string,
  ) {}

  /** Loads a page. */
  open = (path: string) => this.driver.get(new URL(path, this.baseURL).href);

  /** Path and query of the page. */
  path = () => this.driver.executeScript<string>('return location.pathname + location.search');

  /** The text of the first element that a CSS selector matches, now. */
  text = (selector: string) =>
    this.driver.executeScript<string>(
      'return document.querySelector(arguments[0])?.innerText ?? ""',
      selector,
    );

  /** The last element with the role and the accessible name: after those of the header. */
  find = (role: string, name: string | RegExp) =>
    this.query('queryAllByRole(input.role, { name: toMatcher(input.name) })', {
      role,
      name: toInput(name),
    });

  /** The last field with the label. */
  field = (label: string) =>
    this.query('queryAllByLabelText(input.label, { selector: "input, textarea" })', { label });

  async press(role: string, name: string | RegExp) {
    const element = await this.find(role, name);
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  }

  fill = async (label: string, text: string) => (await this.field(label)).sendKeys(text);

  /** Sets the width and the height of the page itself, in pixels. The window is larger, by its borders and bars. */
  async resize(width: number, height: number) {
    const window = this.driver.manage().window();
    const pageSize = () => this.driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
    const [outer, [innerWidth, innerHeight]] = [await window.getRect(), await pageSize()];
    await window.setRect({
      width: width + outer.width - innerWidth,
      height: height + outer.height - innerHeight,
    });
    await this.driver.wait(
      async () => (await pageSize())[0] === width,
      WAIT_MS / 2,
      'The window keeps its size.',
    );
  }

  /** Ids and elements of the violations that axe finds. */
  async violations(options: object): Promise<string[]> {
    await this.inject('axe');
    return this.driver.executeAsyncScript(
      `const [options, done] = arguments;
       axe.run(document, options).then(
         ({ violations }) =>
           done(violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '))),
         (error) => done([String(error)]),
       );`,
      options,
    );
  }

  /**
   * Waits for an element, and returns the last one. Each look at the page is a script of its own: one that waits in the
   * page never returns if the page is left.
   * @param query a call of Testing Library's `screen`, with `input`
   */
  private async query(query: string, input: object): Promise<WebElement> {
    const look = async () => {
      await this.inject('TestingLibraryDom');
      return this.driver.executeScript<WebElement | null>(
        `const [input] = arguments;
         // A navigation after the injection.
         if (typeof TestingLibraryDom === 'undefined') return null;
         const toMatcher = ({ source, text }) => (source ? new RegExp(source) : text);
         return TestingLibraryDom.screen.${query}.at(-1) ?? null;`,
        input,
      );
    };
    const found = await this.driver.wait(look, WAIT_MS / 2).catch(async (cause: unknown) => {
      const text = await this.text('body');
      throw new Error(`The page has no ${JSON.stringify(input)}. Its text:\n${text}`, { cause });
    });
    return found!;
  }

  /** A new page has lost the scripts of the one before. */
  private async inject(name: keyof typeof SCRIPTS) {
    if (await this.driver.executeScript(`return typeof ${name} === 'undefined'`))
      await this.driver.executeScript(SCRIPTS[name]);
  }
}
