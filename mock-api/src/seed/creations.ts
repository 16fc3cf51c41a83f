import type { GalleryItem } from '@product/api-client';
import { VIDEO_DURATION_SECONDS } from '@product/domain';
import { newId, type Account, type PaintRequest, type State, type StoredCreation } from '../state';
import { mediaFile, mediaId, mediaUrl } from '../studio';
import { seedPictures, type SeedPicture } from './pictures';

const DEMO_PIECES = 12;

/** The pieces that move; two of them are the demo account's. */
const FILMED: ReadonlySet<string> = new Set([
  'Boulevard of one sun',
  'Somebody is at the door',
  'Third planet on the left',
  'Grid, pyramid, silence',
  'The seat by the window',
]);

/** A creation as a test wants it; the rest is like the seed's first picture. */
export function makeCreation(
  given: Pick<StoredCreation, 'id' | 'userId'> & Partial<StoredCreation>,
): StoredCreation {
  return { ...fromPicture(0), mediaType: 'image', isPublic: false, metadata: { quality: 'hd' }, ...given };
}

/** The first pictures are the demo account's, every other one public; the rest are the community's. */
export function addCreations(state: State, demo: Account, authors: Account[]): void {
  seedPictures.forEach((picture, index) => {
    const isDemos = index < DEMO_PIECES;
    const owner = isDemos ? demo : (authors[index % authors.length] ?? demo);
    state.creations.push(
      makeCreation({
        ...fromPicture(index),
        ...filmed(state, picture),
        id: newId(state),
        userId: owner.id,
        isPublic: !isDemos || index % 2 === 0,
      }),
    );
  });
}

/** What makes a video of a piece: it is filmed from its prompt when somebody first looks at it. */
function filmed(state: State, { title, prompt, style, aspectRatio }: SeedPicture): Partial<StoredCreation> {
  if (!FILMED.has(title)) return {};
  const request: PaintRequest = { prompt, style, aspectRatio, quality: 'hd', mediaType: 'video' };
  state.media[mediaId(request)] = request;
  return {
    mediaType: 'video',
    imageUrl: mediaUrl(mediaFile(request)),
    metadata: { quality: request.quality, videoDuration: VIDEO_DURATION_SECONDS },
  };
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
