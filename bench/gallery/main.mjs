// A wall of so many cards, `?count=100`; `?plain` draws all of them, without the grid; `?empty`
// is a page of such a length with nothing on it. Says how long the first cards took.
import './page.css';
import { GalleryCard, GalleryGrid, STYLE_PICTURES } from '@product/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const asked = new URLSearchParams(location.search);
const styles = Object.keys(STYLE_PICTURES);
const items = Array.from({ length: Number(asked.get('count') ?? 100) }, (_, id) => ({
  id,
  title: `Piece ${id}`,
  style: styles[id % styles.length],
  aspectRatio: '1:1',
  mediaType: 'image',
  isPublic: true,
}));
const nothing = () => {};
const card = (creation) =>
  createElement(GalleryCard, {
    creation,
    src: STYLE_PICTURES[creation.style],
    own: true,
    onLikedChange: nothing,
    onShare: nothing,
    onEdit: nothing,
    onDelete: nothing,
  });
const wall = asked.has('empty')
  ? createElement('article', { style: { height: '10000000px' } })
  : asked.has('plain')
    ? createElement(
        'ul',
        { style: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '1rem' } },
        items.map((item) => createElement('li', { key: item.id }, card(item))),
      )
    : createElement(GalleryGrid, { items, renderCard: card });

const start = performance.now();
createRoot(document.getElementById('root')).render(wall);
requestAnimationFrame(function look() {
  if (!document.querySelector('article')) return requestAnimationFrame(look);
  // After the frame in which they are there has been painted.
  return requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.firstCards = String(performance.now() - start);
    }),
  );
});
