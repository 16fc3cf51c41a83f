import { businessModels } from '@product/domain';
import { Card } from '@product/ui/card';
import { GalleryCard } from '@product/ui/gallery-card';
import { PackCard } from '@product/ui/pack-card';
import { StyleTiles } from '@product/ui/style-tiles';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="teal"/></svg>',
)}`;

/** Nothing here has a state of its own: a server can render it. */
export function Cards({ buyHref = '#buy' }) {
  return (
    <Card asChild>
      <section style={{ inlineSize: 384 }}>
        <GalleryCard creation={{ title: 'Harbour at dawn', style: 'anime' }} src={PICTURE} />
        <PackCard pack={businessModels.tokens.packs[0]} href={buyHref} />
        <StyleTiles value="anime" />
      </section>
    </Card>
  );
}
