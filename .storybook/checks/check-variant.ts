import type { Parameters } from '@storybook/react-vite';
import { findViolations, isChecked } from './check-accessibility';
import { checkContent } from './check-page';
import type { Finding, Variant } from './check-protocol';
import { changeLanguage, flipTheme, themeOnPage } from './theme-and-language';

/** Switches the story on the page to a language and a theme, and checks it there as its own test does. */
export async function checkVariant(parameters: Parameters, { language, theme }: Variant): Promise<Finding[]> {
  if (themeOnPage() !== theme) flipTheme();
  await changeLanguage(language);
  checkContent();
  if (!isChecked(parameters)) return [];
  const violations = await findViolations(parameters);
  return violations.map(({ id, nodes }) => ({
    rule: id,
    targets: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}
