// Renders a gallery of `?count=100` cards. `?plain` renders all of them without `GalleryGrid`; `?empty` renders an
// empty page of the same height. Writes the time to the first painted cards, in ms, to `data-first-cards`.
import './page.css';
import { GalleryCard, GalleryGrid, STYLE_PICTURES } from '@product/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const parameters = new URLSearchParams(location.search);
const styles = Object.keys(STYLE_PICTURES);
const items = Array.from({ length: Number(parameters.get('count') ?? 100) }, (_, id) => ({
  id,
  title: `Piece ${id}`,
  style: styles[id % styles.length],
  aspectRatio: '1:1',
  mediaType: 'image',
  isPublic: true,
}));
const noop = () => {};
const card = (creation) =>
  createElement(GalleryCard, {
    creation,
    src: STYLE_PICTURES[creation.style],
    own: true,
    onLikedChange: noop,
    onShare: noop,
    onEdit: noop,
    onDelete: noop,
  });
const wall = parameters.has('empty')
  ? createElement('article', { style: { height: '10000000px' } })
  : parameters.has('plain')
    ? createElement(
        'ul',
        { style: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '1rem' } },
        items.map((item) => createElement('li', { key: item.id }, card(item))),
      )
    : createElement(GalleryGrid, { items, renderCard: card });

const start = performance.now();
createRoot(document.getElementById('root')).render(wall);
requestAnimationFrame(function checkCards() {
  if (!document.querySelector('article')) return requestAnimationFrame(checkCards);
  // Runs after the frame that contains the cards has been painted.
  return requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.firstCards = String(performance.now() - start);
    }),
  );
});
