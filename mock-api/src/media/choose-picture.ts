import type { AspectRatio } from '@product/domain';
import { randomFrom } from '../random';
import { bestMatches } from './best-match';
import { picturesOf, type Picture } from './pictures';
import type { RenderRequest } from './request';
import { SUBJECTS } from './subjects';

/** Least share of a picture that is shown after it is cropped, where the choice allows. */
const LEAST_SHOWN = 0.74;

export type Chosen = Pick<RenderRequest, 'prompt' | 'style' | 'aspectRatio'>;

/**
 * The picture for a prompt: its words select the subject, then the picture; its ratio prefers those that are hardly
 * cropped. Its hash decides what is left. The same request has the same picture.
 */
export function choosePicture({ prompt, style, aspectRatio }: Chosen): Picture {
  const pictures = picturesOf(style);
  const own = pictures.find(({ text }) => text === prompt);
  if (own) return own;
  const random = randomFrom(`${style} ${prompt}`);
  const subjectOf = (text: string) => bestMatches(SUBJECTS[style], text, (words) => words);
  const subject = pick(subjectOf(prompt), random);
  const ofSubject = pictures.filter(({ text }) => subjectOf(text)[0] === subject);
  const shown = (picture: Picture) => shownShare(picture.aspectRatio, aspectRatio);
  const least = Math.min(LEAST_SHOWN, Math.max(...ofSubject.map(shown)));
  const fitting = ofSubject.filter((picture) => shown(picture) >= least);
  return pick(bestMatches(fitting, prompt, tellingWords), random);
}

/** Short words, such as articles, say nothing about a picture. */
const tellingWords = ({ text }: Picture) =>
  text
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2 && word !== 'the');

/** The share of a picture that is left when it is cropped to another ratio. */
function shownShare(from: AspectRatio, to: AspectRatio): number {
  const [have, want] = [from, to].map((ratio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return across / down;
  }) as [number, number];
  return Math.min(have / want, want / have);
}

function pick<Option>(options: readonly Option[], random: () => number): Option {
  const picked = options[Math.floor(random() * options.length)];
  if (picked === undefined) throw new RangeError('There is no picture to choose from.');
  return picked;
}
