import { addressOf, worldKey } from 'mock-api/browser';
import type { Recording, Step, Target } from './recording';

export function toJourney({ setup, viewport, snapshot, steps, seen }: Recording): string {
  return `// Save as apps/web/e2e/demo/reproduced.spec.ts, and run: npm test -- build, then
// node tooling/gate/with-chromium.mjs playwright test reproduced --project=demo
import { expect, ${snapshot ? 'storeBefore, ' : ''}test } from '../fixtures';

test('reproduced', async ({ page }) => {
${[
  `await page.setViewportSize(${JSON.stringify(viewport)});`,
  ...(snapshot
    ? [`await storeBefore(page, ${JSON.stringify({ [worldKey('')]: JSON.stringify(snapshot) })});`]
    : []),
  `await page.goto(${JSON.stringify(addressOf(setup))});`,
  ...steps.flatMap(toLines),
  ...seen.map(toExpectation),
]
  .map((line) => `  ${line}\n`)
  .join('')}});
`;
}

/** Fails until a path is in its place. */
const FILL_IN = 'Fill in the path of';

const toExpectation = (text: string) =>
  `await expect(page.locator('body')).toContainText(${JSON.stringify(text)});`;

const toLines = (step: Step): string[] => [...step.seen.map(toExpectation), ...toActions(step)];

/** Back and Forward go by one entry. */
const toActions = (step: Step): string[] =>
  step.kind === 'travel'
    ? Array.from({ length: Math.abs(step.by) }, () => `await page.go${step.by < 0 ? 'Back' : 'Forward'}();`)
    : [`await ${toAction(step)};`];

function toAction(step: Exclude<Step, { kind: 'travel' }>): string {
  if (step.kind === 'reload') return 'page.reload()';
  if (step.kind === 'files')
    return `page.getByLabel(${JSON.stringify(step.label)}, { exact: true }).setInputFiles(${JSON.stringify(step.names.map((name) => `${FILL_IN} ${name}`))})`;
  if (step.kind === 'set')
    return `page.evaluate((detail) => void dispatchEvent(new CustomEvent('mock:choose', { detail })), ${JSON.stringify(step.settings)})`;
  const control = step.target ? locate(step.target) : 'page.keyboard';
  if (step.kind === 'press') return `${control}.click()`;
  if (step.kind === 'type') return `${control}.fill(${JSON.stringify(step.text)})`;
  if (step.kind === 'select') return `${control}.selectOption({ label: ${JSON.stringify(step.option)} })`;
  return `${control}.press(${JSON.stringify(step.key)})`;
}

function locate({ role, name, nth }: Target): string {
  const text = JSON.stringify(name);
  const query =
    role === 'label'
      ? `getByLabel(${text}, { exact: true })`
      : role === 'text'
        ? `getByText(${text}, { exact: true })`
        : `getByRole('${role}', { name: ${text}, exact: true })`;
  return `page.${query}.nth(${nth})`;
}
