import type { GalleryItem } from '@product/api-client';
import { newId, type Account, type State, type StoredCreation } from '../state';
import { mediaUrl } from '../studio';
import { seedPictures } from './pictures';

const DEMO_PIECES = 12;

/** A creation as a test wants it; the rest is like the seed's first picture. */
export function makeCreation(
  given: Pick<StoredCreation, 'id' | 'userId'> & Partial<StoredCreation>,
): StoredCreation {
  return { ...fromPicture(0), mediaType: 'image', isPublic: false, metadata: { quality: 'hd' }, ...given };
}

/** The first pictures are the demo account's, every other one public; the rest are the community's. */
export function addCreations(state: State, demo: Account, authors: Account[]): void {
  seedPictures.forEach((_, index) => {
    const isDemos = index < DEMO_PIECES;
    const owner = isDemos ? demo : (authors[index % authors.length] ?? demo);
    state.creations.push(
      makeCreation({
        ...fromPicture(index),
        id: newId(state),
        userId: owner.id,
        isPublic: !isDemos || index % 2 === 0,
      }),
    );
  });
}

/** One of a crowd's public pieces: derived from its number, so that ten thousand weigh nothing. */
export function crowdPiece(index: number): GalleryItem {
  const piece = fromPicture(index);
  return { ...piece, id: `crowd-${index + 1}`, title: `${piece.title} ${index + 1}`, mediaType: 'image' };
}

function fromPicture(index: number) {
  const picture = seedPictures[index % seedPictures.length];
  if (!picture) throw new Error('There are no seeded pictures. Paint them with "pnpm baselines".');
  const { file, title, prompt, style, aspectRatio } = picture;
  return { title, prompt, style, aspectRatio, imageUrl: mediaUrl(`${file}.jpg`) };
}
