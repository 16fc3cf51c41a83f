import { MOUNT_EVENT, PRERENDERED } from '../protocol';
import { parsed } from './parsed';

/**
 * Replaces the prerendered HTML with a translation of it, unless the app has mounted already.
 * @param url the page in the other language, as the build has composed it
 */
export async function translatePage(url: string, language: string) {
  const mounted = new Promise<never>((_, reject) =>
    addEventListener(MOUNT_EVENT, () => reject(new Error('The app has mounted.'))),
  );
  const [translation] = await Promise.race([Promise.all([fetchPage(url), parsed()]), mounted]);
  const root = document.querySelector(`[${PRERENDERED}]`)!;
  const content = translation.querySelector(
    `[lang=${language}] [${PRERENDERED}="${root.getAttribute(PRERENDERED)}"]`,
  );
  // A host may answer a missing file with its index.html.
  if (!content) throw new Error(`There is no ${language} page at ${url}.`);
  root.replaceChildren(...content.childNodes);
  const { title } = translation;
  document.title = title;
  const description = translation.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  // The preview of a link to the page repeats both.
  for (const [name, text] of Object.entries({ title, description })) {
    for (const meta of document.querySelectorAll(`head > :is([name=${name}], [property="og:${name}"])`))
      meta.setAttribute('content', text);
  }
}

/** XMLHttpRequest parses HTML without a Trusted Types policy, which the Content-Security-Policy does not allow. */
function fetchPage(url: string) {
  return new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(`There is no page at ${url}.`)),
    );
    request.open('GET', url);
    request.send();
  });
}
