import type { GalleryItem } from '@product/api-client';
import { VIDEO_DURATION_SECONDS } from '@product/domain';
import type { RenderRequest } from '../media/request';
import { newId, type Account, type State, type StoredCreation } from '../state';
import { mediaFile, mediaId, mediaUrl } from '../media/media-renderer';
import { seedPictures, type SeedPicture } from './pictures';

const DEMO_PIECES = 12;

const VIDEO_TITLES: ReadonlySet<string> = new Set([
  'Boulevard of one sun',
  'Somebody is at the door',
  'Third planet on the left',
  'Grid, pyramid, silence',
  'The seat by the window',
]);

/** Makes a creation from the given fields; the others are those of the seed's first picture. */
export function makeCreation(
  fields: Pick<StoredCreation, 'id' | 'userId'> & Partial<StoredCreation>,
): StoredCreation {
  return { ...fromPicture(0), mediaType: 'image', isPublic: false, metadata: { quality: 'hd' }, ...fields };
}

/** The first pictures belong to the demo account, every other one is public; the rest belong to the community. */
export function addCreations(state: State, demo: Account, authors: Account[]): void {
  seedPictures.forEach((picture, index) => {
    const isDemos = index < DEMO_PIECES;
    const owner = isDemos ? demo : (authors[index % authors.length] ?? demo);
    state.creations.push(
      makeCreation({
        ...fromPicture(index),
        ...videoFields(state, picture),
        id: newId(state),
        userId: owner.id,
        isPublic: !isDemos || index % 2 === 0,
      }),
    );
  });
}

/** The fields that make a creation a video, which is rendered from its prompt on the first request. */
function videoFields(
  state: State,
  { title, prompt, style, aspectRatio }: SeedPicture,
): Partial<StoredCreation> {
  if (!VIDEO_TITLES.has(title)) return {};
  const request: RenderRequest = { prompt, style, aspectRatio, quality: 'hd', mediaType: 'video' };
  state.media[mediaId(request)] = request;
  return {
    mediaType: 'video',
    imageUrl: mediaUrl(mediaFile(request)),
    metadata: { quality: request.quality, videoDuration: VIDEO_DURATION_SECONDS },
  };
}

/** A public creation of the crowd, derived from its index, so that ten thousand need no storage. */
export function crowdCreation(index: number): GalleryItem {
  const creation = fromPicture(index);
  return {
    ...creation,
    id: `crowd-${index + 1}`,
    title: `${creation.title} ${index + 1}`,
    mediaType: 'image',
  };
}

function fromPicture(index: number) {
  const picture = seedPictures[index % seedPictures.length];
  if (!picture) throw new Error('There are no seeded pictures.');
  const { file, title, prompt, style, aspectRatio } = picture;
  return { title, prompt, style, aspectRatio, imageUrl: mediaUrl(`${file}.jpg`) };
}
