// @vitest-environment happy-dom
import type { StoredToast } from '@product/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainToast } from './plain-toast';

const rendered = document.createElement('div');

function renderToast(toast: Partial<StoredToast>) {
  rendered.innerHTML = renderToStaticMarkup(
    <PlainToast toast={{ id: 1, open: true, ...toast }} onClose={() => undefined} />,
  );
  return [...rendered.querySelectorAll('p')];
}

test("a sentence of the catalogue has the page's direction, and isolates the user's words in it", () => {
  const [, description] = renderToast({ title: 'Saved', description: '“\u2068مطر الليل\u2069” is public.' });
  expect(description?.hasAttribute('dir')).toBe(false);
  expect(description?.innerHTML).toBe('<span>“</span><bdi>مطر الليل</bdi><span>” is public.</span>');
});

test("a server's message has the direction of its own words", () => {
  const [title, description] = renderToast({ title: 'فشل', description: 'Taken.', descriptionDir: 'auto' });
  expect(title?.hasAttribute('dir')).toBe(false);
  expect(description?.dir).toBe('auto');
});

test('the action of a toast is a button or a link', () => {
  const actionOf = (action: StoredToast['action']) => {
    renderToast({ title: 'Tokens Required', action });
    return rendered.querySelector('button, a');
  };
  expect(actionOf({ label: 'Reload', onSelect: () => undefined })?.outerHTML).toMatch(/^<button.*Reload/);
  expect(actionOf({ label: 'Buy Tokens', href: '/pricing' })?.getAttribute('href')).toBe('/pricing');
});
