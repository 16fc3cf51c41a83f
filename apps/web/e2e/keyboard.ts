import { expect, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus, focusedStop } from './focus';

/** How many presses a way may have. */
const PATIENCE = 60;

/** A finger's: what a key begins may need a turn of the event loop before the key is up again. */
const KEY_DOWN_MS = 40;

/** A person with a keyboard, who looks at every stop. */
export class Keyboard {
  /** Every look of a focus is measured once. */
  private readonly measured = new Set<string>();

  constructor(private readonly page: Page) {}

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key, { delay: KEY_DOWN_MS });
  }

  /** Writes where the focus is. */
  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  /** Goes to a control stop by stop, and looks at each: its focus shows, and nothing lies over it. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' = 'Tab') {
    await expect(target).toBeAttached();
    for (let press = 0; press < PATIENCE; press++) {
      await this.press(key);
      await this.look();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${PATIENCE} presses of ${key} do not lead to ${target}.`);
  }

  async look() {
    const stop = await focusedStop(this.page);
    expect.soft(stop.coveredBy, `what covers ${stop.name}`).toEqual([]);
    if (this.measured.has(stop.kind)) return;
    this.measured.add(stop.kind);
    await expectVisibleFocus(this.page, stop);
  }

  /** Each look that was measured. */
  get looks(): readonly string[] {
    return [...this.measured];
  }
}
