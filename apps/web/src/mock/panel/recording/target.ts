import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from './recording';

export const TEXT_FIELDS = ['textbox', 'searchbox', 'spinbutton', 'label'];

const CONTROLS =
  /^(button|checkbox|combobox|gridcell|link|listbox|menuitem\w*|option|radio|slider|switch|tab|text|textbox|searchbox|spinbutton|label)$/;

export function roleOf(element: Element): string | null {
  if (element.matches('input[type=password]')) return 'label';
  return element.localName === 'summary' ? 'text' : getRole(element);
}

/** The control that an event is about, outside of the mock's own panel. */
export function controlOf(target: EventTarget | null): Element | undefined {
  let control = target instanceof Element ? target : null;
  while (control && !CONTROLS.test(roleOf(control) ?? '')) control = control.parentElement;
  // A component may press a hidden field of its own.
  return control && !isInPanel(control) && !isInaccessible(control) ? control : undefined;
}

export const isInPanel = (element: Element) =>
  element.closest('.mock-panel, [role=dialog]:has(.mock-panel-header)') !== null;

export function targetOf(control: Element): Target {
  const role = roleOf(control) ?? '';
  const name = nameOf(control);
  const twins = [...document.querySelectorAll('*')].filter(
    (other) => roleOf(other) === role && nameOf(other) === name && !isInaccessible(other),
  );
  return { role, name, nth: Math.max(0, twins.indexOf(control)) };
}

const nameOf = (element: Element) =>
  (element.localName === 'summary' ? element.textContent : computeAccessibleName(element))
    .replace(/\s+/g, ' ')
    .trim();
