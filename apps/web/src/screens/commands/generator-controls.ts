import { ASPECT_RATIOS, MEDIA_TYPES, QUALITIES, STYLES } from '@product/domain';

/** The choices of the generator that the palette offers, in the order of its form. */
export const CHOICES = {
  mediaType: MEDIA_TYPES,
  style: STYLES,
  aspectRatio: ASPECT_RATIOS,
  quality: QUALITIES,
} as const;

/** The control of a choice on the page. It has the choice's rules: a locked one says why. */
export function controlOf(choice: keyof typeof CHOICES, value: string): HTMLElement | null {
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
