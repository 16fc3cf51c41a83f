import { createI18n } from '../i18n/create-i18n';
import { element } from '../lib/element';
import { StartError } from './start-error';

/**
 * The page when there can be no app: what is missing, instead of nothing. Of an unforeseen error it shows nothing, since
 * anything may be in it; the console has both.
 */
export function showStartError(error: unknown, root: HTMLElement): void {
  console.error(error);
  const { t } = createI18n();
  const { title, reasons } =
    error instanceof StartError ? error : { title: t('start.failedTitle'), reasons: [t('start.failedText')] };
  document.title = title;
  const card = element('main', 'mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-4 p-6');
  card.setAttribute('role', 'alert');
  const list = element('ul', 'grid list-disc gap-2 ps-5 text-ink-muted');
  list.append(...reasons.map((reason) => element('li', 'wrap-anywhere', reason)));
  card.append(element('h1', 'text-2xl font-semibold', title), list);
  // What was drawn here may be hidden from whoever reads this.
  delete root.dataset.drawn;
  root.replaceChildren(card);
}
