import { lengthen, mirror } from './pseudo-text';

interface PseudoLanguage {
  title: string;
  right: string;
  direction: 'ltr' | 'rtl';
  change: (text: string) => string;
}

/** Pseudo-languages, computed from English: a layout that breaks in them will break in a real language. */
export const PSEUDO_LANGUAGES: Record<string, PseudoLanguage> = {
  long: { title: 'Ĺöñğéř ťéxť', right: '+40 %', direction: 'ltr', change: lengthen },
  mirrored: { title: 'Mirrored text', right: 'right to left', direction: 'rtl', change: mirror },
};
