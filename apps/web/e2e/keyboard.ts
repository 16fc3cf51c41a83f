import { expect, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus, focusedStop } from './focus';
import type { Transcript } from './transcript';

/** Maximum number of key presses to reach a control. */
const MAX_PRESSES = 60;

/**
 * Milliseconds that a key is held, as by a finger. The action of a key may need a turn of the event loop before keyup.
 */
const KEY_DOWN_MS = 40;

/** Keyboard input that checks the focus indicator at every tab stop. */
export class Keyboard {
  /** Each focus style is measured once. */
  private readonly measured = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly transcript?: Transcript,
  ) {}

  async press(...keys: string[]) {
    for (const key of keys) {
      await this.transcript?.noteAnnouncements();
      await this.page.keyboard.press(key, { delay: KEY_DOWN_MS });
      await this.transcript?.note(key);
    }
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
    await this.transcript?.note(`“${text}”`);
  }

  /** Presses a key until the target is focused. At each stop the focus must be visible and the element not covered. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' = 'Tab') {
    await expect(target).toBeAttached();
    for (let press = 0; press < MAX_PRESSES; press++) {
      await this.press(key);
      await this.checkFocus();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${MAX_PRESSES} presses of ${key} do not lead to ${target}.`);
  }

  async checkFocus() {
    const stop = await focusedStop(this.page);
    expect.soft(stop.coveredBy, `what covers ${stop.name}`).toEqual([]);
    if (this.measured.has(stop.kind)) return;
    this.measured.add(stop.kind);
    await expectVisibleFocus(this.page, stop);
  }

  get measuredKinds(): readonly string[] {
    return [...this.measured];
  }
}
