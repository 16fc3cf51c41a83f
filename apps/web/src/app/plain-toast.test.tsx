// @vitest-environment happy-dom
import type { StoredToast } from '@product/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainToast } from './plain-toast';

function draw(toast: Partial<StoredToast>) {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <PlainToast toast={{ id: 1, open: true, ...toast }} onClose={() => undefined} />,
  );
  return [...host.querySelectorAll('p')];
}

test("a sentence of the catalogue has the page's direction, and isolates the user's words in it", () => {
  const [, description] = draw({ title: 'Saved', description: '“\u2068مطر الليل\u2069” is public.' });
  expect(description?.hasAttribute('dir')).toBe(false);
  expect(description?.innerHTML).toBe('“<bdi>مطر الليل</bdi>” is public.');
});

test("a server's message has the direction of its own words", () => {
  const [title, description] = draw({ title: 'فشل', description: 'Taken.', descriptionDir: 'auto' });
  expect(title?.hasAttribute('dir')).toBe(false);
  expect(description?.dir).toBe('auto');
});
