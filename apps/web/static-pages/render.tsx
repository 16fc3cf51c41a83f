import type { Language } from '@product/domain';
import { prerender } from 'react-dom/static';
import { App } from '../src/app/app';
import { createMemoryHistory } from '../src/core/history';
import { prepareScreen } from '../src/app/routes';
import { createServices } from '../src/app/create-services';
import { readConfig } from '../src/config/config';

export { FALLBACK_LANGUAGE, LANGUAGES } from '@product/domain';

/**
 * The prerendered HTML of the page at a path, for a user of whom only the language is known. Head elements come first.
 */
export async function render(path: string, language: Language): Promise<string> {
  const basename = import.meta.env.BASE_URL;
  const services = createServices({ config: readConfig(import.meta.env), language });
  await prepareScreen(path, services.translations);
  await services.translations.speak(language);
  const history = createMemoryHistory(basename.replace(/\/$/, '') + path);
  const { prelude } = await prerender(<App services={services} history={history} basename={basename} />, {
    // No streaming: chunks that come later would need an inline script.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
