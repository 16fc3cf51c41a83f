import { use, useEffect } from 'react';
import { useServices } from '../../core/services';
import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/commands.json';

const useOwnTexts = screenTexts('commands', english);

/** The texts of the palette and the shortcuts. Suspends until the first attempt to fetch them. */
export function useTexts() {
  const { translations } = useServices();
  const texts = translations.prepare('commands');
  if (texts) use(texts);
  useEffect(() => translations.reportMissing('commands'), [translations]);
  return useOwnTexts();
}
