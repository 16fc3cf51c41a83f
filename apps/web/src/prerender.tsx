import type { Language } from '@product/domain';
import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { createMemoryHistory } from './app/history';
import { prepareScreen } from './app/routes';
import { createServices } from './app/services';
import { readConfig } from './config/config';

export { FALLBACK_LANGUAGE, LANGUAGES } from '@product/domain';

/**
 * The HTML of the page at a path, for somebody of whom nothing but the language is known yet. What belongs into its head
 * comes first.
 */
export async function draw(path: string, language: Language): Promise<string> {
  const basename = import.meta.env.BASE_URL;
  const services = createServices({ config: readConfig(import.meta.env), language });
  await prepareScreen(path, services.translations);
  await services.translations.speak(language);
  const history = createMemoryHistory(basename.replace(/\/$/, '') + path);
  const { prelude } = await prerender(<App services={services} history={history} basename={basename} />, {
    // In one piece: what comes later would need a script in the page.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
