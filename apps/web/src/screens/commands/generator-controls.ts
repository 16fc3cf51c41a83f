import type { GeneratorSettings } from '@product/domain';

/** The control of a setting on the page. It has the setting's rules: a locked one says why. */
export function controlOf(choice: keyof GeneratorSettings, value: string): HTMLElement | null {
  const control = choice === 'mediaType' ? `[role=tab][id$="-${value}"]` : `[role=radio][value="${value}"]`;
  return document.querySelector<HTMLElement>(`main [data-ui=generator-form] ${control}`);
}

export const isChosen = (control: HTMLElement) =>
  (control.getAttribute('aria-checked') ?? control.getAttribute('aria-selected')) === 'true';

export function choose(control: HTMLElement) {
  // A tab opens on focus.
  control.focus();
  control.click();
}
