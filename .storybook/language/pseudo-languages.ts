import { lengthen, mirror } from './pseudo-text';

interface PseudoLanguage {
  title: string;
  right: string;
  direction: 'ltr' | 'rtl';
  change: (text: string) => string;
}

/** Languages that nobody speaks, computed from English: what breaks in them will break in a real one. */
export const PSEUDO_LANGUAGES: Record<string, PseudoLanguage> = {
  long: { title: 'Ĺöñğéř ťéxť', right: '+40 %', direction: 'ltr', change: lengthen },
  mirrored: { title: 'Mirrored text', right: 'right to left', direction: 'rtl', change: mirror },
};
