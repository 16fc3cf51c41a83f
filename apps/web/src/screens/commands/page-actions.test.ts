// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { buttonOf, isLayerOpen, searchField } from './page-actions';

// happy-dom lays nothing out.
HTMLElement.prototype.checkVisibility = function (this: HTMLElement) {
  return !this.closest('[hidden]');
};

function show(html: string) {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

const button = (action: string, id: string) => `<button id="${id}" data-action="${action}"></button>`;
const card = (id: string, focus = '') =>
  `<article><a href="#" ${focus}>${id}</a>${button('like', `like-${id}`)}</article>`;

test('the card with the focus is liked, and none without the focus', () => {
  show(`<main>${card('one')}${card('two', 'data-focus')}</main>`);
  expect(buttonOf('like')?.id).toBe('like-two');
  show(`<main>${card('one')}${card('two')}</main>`);
  expect(buttonOf('like')).toBeUndefined();
});

test('the page itself has the action if the card has not; a hidden button has none', () => {
  show(
    `<main>${card('one', 'data-focus')}<div hidden>${button('delete', 'hidden')}</div>${button('delete', 'bar')}</main>`,
  );
  expect(buttonOf('delete')?.id).toBe('bar');
  expect(buttonOf('download')).toBeUndefined();
});

test('an open view has the keys, unless another layer is above it', () => {
  const view = `<div role="dialog" data-ui="creation-view">${button('like', 'view')}</div>`;
  show(`<main>${card('one', 'data-focus')}</main>${view}`);
  expect(buttonOf('like')?.id).toBe('view');
  show(`<main>${card('one', 'data-focus')}</main>${view}<div role="menu"></div>`);
  expect(buttonOf('like')).toBeUndefined();
});

test.each(['dialog', 'alertdialog', 'menu', 'listbox'])('an open %s has the keys', (role) => {
  show(
    `<main><search><input type="search"></search>${card('one', 'data-focus')}</main><div role="${role}"></div>`,
  );
  expect(isLayerOpen()).toBe(true);
  expect(buttonOf('like')).toBeUndefined();
  expect(searchField()).toBeNull();
});

test('the search field of the page is found', () => {
  show('<main><search><input type="search" id="field"></search></main>');
  expect(isLayerOpen()).toBe(false);
  expect(searchField()?.id).toBe('field');
});
