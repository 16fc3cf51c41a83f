import type { BrowserContext } from '@playwright/test';

const MARK = '[refused by policy]';

/**
 * Collects the violations of the Content-Security-Policy in all pages of a context, from the next page load on. Workers
 * fire no event for it, but Chromium logs a message on the console.
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(MARK) || /Content Security Policy|Trusted ?Type/.test(text)) violations.push(text);
  });
  await context.addInitScript((mark) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        console.error(mark, effectiveDirective, blockedURI, sourceFile, sample),
    );
  }, MARK);
  return violations;
}
