import { creditDueOrders } from '../checkout/credit';
import { style } from '../checkout/style';
import { renderPage } from '../checkout/to-dom';
import { submitCheckout, viewCheckout } from '../checkout/visit';
import { findRoute } from '../routes';
import type { World } from '../world';

/**
 * Renders the checkout if the page's URL is an order's. The service worker does not answer navigations, so the static
 * host has sent the app, and the world in this page renders the order instead of the app.
 * @returns whether the checkout was rendered
 */
export function renderCheckout(world: World): boolean {
  const { pathname } = location;
  const match = pathname.startsWith(world.appPath)
    ? findRoute('GET', pathname.slice(world.appPath.length))
    : undefined;
  if (match?.route.name !== 'mock.checkout') return false;
  const { order = '' } = match.params;

  creditDueOrders(world);
  addStyle();
  renderPage(viewCheckout(world, order, { search: location.search, home: `${world.appPath}/` }).page);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    creditDueOrders(world);
    location.assign(submitCheckout(world, order, readForm(event.target, event.submitter)) ?? '?');
  });
  return true;
}

function addStyle(): void {
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) sheet.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
}

function readForm(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  return fields;
}
