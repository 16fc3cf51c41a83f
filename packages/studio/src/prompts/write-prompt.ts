/**
 * Puts a text into a text area as if it had been typed, with the cursor at its end: React calls `onChange`. The setter of
 * `value` would hide the change from React.
 */
export function writePrompt(area: HTMLTextAreaElement, text: string) {
  area.setRangeText(text, 0, area.value.length, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
