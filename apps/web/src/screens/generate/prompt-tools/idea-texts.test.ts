import { LANGUAGES, STYLES, type Language } from '@product/domain';
import { toggleIdea } from '@product/studio';
import { expect, test } from 'vitest';
import english from '../../../i18n/locales/en/ideas';

type Ideas = typeof english;

const translations = import.meta.glob<Ideas>('../../../i18n/locales/*/ideas.json', {
  eager: true,
  import: 'default',
});

const ideasIn = (language: Language) => {
  const { subject, light, lens, mood } =
    translations[`../../../i18n/locales/${language}/ideas.json`] ?? english;
  return {
    subjects: STYLES.map((style) => Object.values(subject[style])),
    others: [light, lens.image, lens.video, mood].map((group) => Object.values(group)),
  };
};

test.each(LANGUAGES)(
  '"%s" has eight subjects for a style, and twelve ideas of each other kind',
  (language) => {
    const { subjects, others } = ideasIn(language);
    expect(Math.min(...subjects.map(({ length }) => length))).toBeGreaterThanOrEqual(8);
    expect(Math.min(...others.map(({ length }) => length))).toBeGreaterThanOrEqual(12);
  },
);

test.each(LANGUAGES)('an idea of "%s" is one phrase, which is not an idea of another kind', (language) => {
  const { subjects, others } = ideasIn(language);
  const ideas = [...subjects, ...others].flat();
  expect(ideas.filter((idea) => toggleIdea(idea, idea, ', ') !== '')).toEqual([]);
  expect(ideas.filter((idea, index) => ideas.indexOf(idea) !== index)).toEqual([]);
});

/** Times of day and light, which 'Surprise me' adds to a subject. */
const TIMES: Partial<Record<Language, RegExp>> = {
  en: /\b(morning|noon|midday|evening|night|dawn|dusk|sun\w*|moon\w*|light|neon|fog|mist)\b/i,
  es: /\b(mañana|mediodía|tarde|noche|amanecer|atardecer|sol|luna|luz|neón|niebla)\b/i,
  fr: /\b(matin|midi|soir|nuit|aube|soleil|lune|lumière|néon|brume)\b/i,
  pt: /\b(manhã|meio-dia|tarde|noite|amanhecer|entardecer|pôr do sol|sol|lua|luar|luz|neon|névoa)\b/i,
  de: /(morgen|mittag|abend|nacht|dämmerung|sonne|mond|licht|neon|nebel)/i,
  zh: /早|晨|午|黄昏|夜|夕阳|日落|太阳|月|光|霓虹|雾/,
  ar: /صباح|ظهيرة|مساء|ليل|فجر|غروب|شمس|قمر|ضوء|نيون|ضباب/,
  hi: /सुबह|दोपहर|शाम|(?<![\p{L}\p{M}])रात|सूर्य|सूरज|चाँद|रोशनी|नियॉन|कोहरा|धुंध/u,
};

test.each(LANGUAGES)('no subject of "%s" has a light of its own', (language) => {
  expect(
    ideasIn(language)
      .subjects.flat()
      .filter((idea) => TIMES[language]?.test(idea)),
  ).toEqual([]);
});

/** A camera or a lens would be drawn. _Cámara lenta_ and _câmera lenta_ are slow motion. */
const CAMERA =
  /\b(camera|caméra|cámara(?! lenta)|câmera(?! lenta)|kamera|lens|objetivo|objectif|objektiv)\b|相机|كاميرا|कैमरा|लेंस/i;

test.each(LANGUAGES)('no idea of "%s" puts a camera in the picture', (language) => {
  const { subjects, others } = ideasIn(language);
  expect([...subjects, ...others].flat().filter((idea) => CAMERA.test(idea))).toEqual([]);
});
