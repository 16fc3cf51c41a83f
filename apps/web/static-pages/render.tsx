import type { Language } from '@product/domain';
import { prerender } from 'react-dom/static';
import { App } from '../src/app/app';
import { MemoryRouter } from '../src/core/router';
import { prepareScreen } from '../src/app/routes';
import { createServices } from '../src/app/create-services';
import { readConfig } from '../src/config/config';

/**
 * The prerendered HTML of the page at a path, for a user of whom only the language is known. Head elements come first.
 */
export async function render(path: string, language: Language): Promise<string> {
  const basename = import.meta.env.BASE_URL;
  const services = createServices({ config: readConfig(import.meta.env), language });
  await prepareScreen(path, services.translations);
  await services.translations.changeLanguage(language);
  const app = (
    <MemoryRouter basename={basename} initialEntries={[basename.replace(/\/$/, '') + path]}>
      <App services={services} />
    </MemoryRouter>
  );
  const { prelude } = await prerender(app, {
    // No streaming: chunks that come later would need an inline script.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
