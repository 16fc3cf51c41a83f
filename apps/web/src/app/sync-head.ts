import type { i18n as I18n } from 'i18next';
import { manifestFile } from '../../static-pages/protocol';
import { languageOf } from '../i18n/create-i18n';

/** Updates the tags that describe the page to the browser. The build writes them for English and any theme. */
export function syncHead(i18n: I18n) {
  syncManifest(i18n);
  syncThemeColour();
  removeCanonicalLink();
}

/** A page that is installed gets the name, description and shortcuts of its language. */
function syncManifest(i18n: I18n) {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (!link) return;
  const update = () => {
    const href = import.meta.env.BASE_URL + manifestFile(languageOf(i18n));
    // The browser fetches the manifest again whenever the attribute is set.
    if (link.getAttribute('href') !== href) link.setAttribute('href', href);
  };
  update();
  i18n.on('languageChanged', update);
}

/** The browser's own parts have the colour of the chosen theme, which may not be that of the operating system. */
function syncThemeColour() {
  const { classList } = document.documentElement;
  const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const [light = '', dark = ''] = tags.map(({ content }) => content);
  const update = () => {
    for (const tag of tags) tag.content = classList.contains('dark') ? dark : light;
  };
  update();
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['class'] });
}

/**
 * Chrome on Android and Safari on iOS share a page's canonical address instead of its own one. It is that of the page as
 * it was prerendered: not that of a creation in the query, nor that of the next page.
 */
function removeCanonicalLink() {
  const remove = () => document.querySelector('link[rel=canonical]')?.remove();
  if (location.search) remove();
  window.navigation?.addEventListener('currententrychange', remove, { once: true });
}
