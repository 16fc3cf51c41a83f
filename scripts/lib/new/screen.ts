import type { Kind } from './kind.ts';
import { sentence } from './library-entry.ts';
import { addLineAfterLast } from './lines.ts';
import { Refusal, type Name } from './names.ts';
import {
  addElement,
  addElementBeforeLast,
  addImport,
  addMember,
  addProperty,
  keysOf,
  namesInUnion,
} from './syntax.ts';
import { addCatalogue, catalogueOf, TRANSLATE } from './texts.ts';
import type { Tree } from './tree.ts';

const APP = 'apps/web';
const PATHS = `${APP}/src/core/paths.ts`;
const ROUTES = `${APP}/src/app/routes.ts`;
const CATALOGUES = `${APP}/src/i18n/catalogues.ts`;
const SPECIFICATION = 'docs/specification.md';
const ACCESSIBILITY = `${APP}/e2e/http/accessibility.spec.ts`;
const DESTINATIONS = 'packages/domain/src/business-models/business-model.ts';
/** Paths of the host's own files and of the API. */
const OF_THE_HOST = ['api', 'assets'];

export const screen: Kind = {
  usage: 'screen <name> [--for users]',
  makes: 'a screen at /<name>, with its texts, stories and requirement',
  async make(tree, { name, audience = 'everyone' }) {
    if (audience !== 'everyone' && audience !== 'users')
      throw new Refusal(
        `"${audience}" is no audience of a screen: write --for users, or nothing for everyone.`,
      );
    refuseTakenName(tree, name);
    const forUsers = audience === 'users';
    const { kebab } = name;
    const folder = `${APP}/src/screens/${kebab}`;
    tree.write(`${folder}/${kebab}.screen.tsx`, source(forUsers));
    tree.write(`${folder}/use-texts.ts`, hook(name));
    tree.write(`${folder}/${kebab}.screen.stories.tsx`, stories(name, forUsers));
    await addTexts(tree, name);
    addRoute(tree, name, forUsers);
    addRequirement(tree, name, forUsers);
    addToJourneys(tree, name, forUsers);
    return [
      TRANSLATE,
      `Write the screen: ${folder}/${kebab}.screen.tsx, its texts: ${catalogueOf('en', kebab)}, then npm run texts.`,
      `Write what it must do: \`routes.route-${kebab}\` in ${SPECIFICATION}, and a line for each further rule; tag the stories that prove them. One story for each state.`,
      `See it: npm start, then http://localhost:5173/${kebab}. The guide: docs/guides/add-a-screen.md, also for links to it and for prerendering it.`,
      `When it is done: npm run test:pictures -- ${kebab} --update, npm run test:journeys.`,
    ];
  },
};

function refuseTakenName(tree: Tree, { kebab, camel }: Name): void {
  const folder = `${APP}/src/screens/${kebab}`;
  if (tree.has(folder)) throw new Refusal(`There is ${folder} already: choose another name.`);
  if (keysOf(tree.read(PATHS), 'paths').includes(camel))
    throw new Refusal(`${PATHS} has a path ${camel} already: choose another name.`);
  if (tree.has(catalogueOf('en', kebab)))
    throw new Refusal(`There is ${catalogueOf('en', kebab)} already: choose another name.`);
  if (tree.read(SPECIFICATION).includes(`\`routes.route-${kebab}\``))
    throw new Refusal(
      `${SPECIFICATION} has a requirement routes.route-${kebab} already: choose another name.`,
    );
  if (OF_THE_HOST.includes(kebab) || tree.has(`${APP}/public/${kebab}`))
    throw new Refusal(`/${kebab} is a path of the host: choose another name.`);
  if (namesInUnion(tree.read(DESTINATIONS), 'Destination').includes(camel))
    throw new Refusal(
      `/${kebab} is a destination of menus and footers without a screen, and stories of screens/not-found expect that. Make it by hand: docs/guides/add-a-screen.md.`,
    );
}

function addTexts(tree: Tree, { kebab, camel, title, words }: Name) {
  const key = kebab === camel ? camel : `'${kebab}'`;
  tree.change(CATALOGUES, (text) =>
    addMember(
      addImport(text, `import type ${camel} from './locales/en/${kebab}.json';`),
      'ScreenCatalogues',
      `${key}: typeof ${camel};`,
    ),
  );
  return addCatalogue(tree, kebab, { documentTitle: title, heading: title, lede: sentence(words) });
}

function addRoute(tree: Tree, { kebab, camel }: Name, forUsers: boolean): void {
  tree.change(PATHS, (text) => {
    const withPath = addProperty(text, 'paths', `${camel}: '/${kebab}'`);
    return forUsers ? addProperty(withPath, 'ACCESS', `[paths.${camel}]: 'users'`) : withPath;
  });
  const load = `lazyScreen('${kebab}', () => import('../screens/${kebab}/${kebab}.screen'))`;
  tree.change(ROUTES, (text) => addElementBeforeLast(text, 'ROUTES', `{ path: paths.${camel}, ...${load} }`));
}

/** Adds the requirement to the topic of routes, at its end. */
function addRequirement(tree: Tree, { kebab, words }: Name, forUsers: boolean): void {
  const requirement = `- \`routes.route-${kebab}\` /${kebab} is the ${words}${forUsers ? ', for the signed-in' : ''}.`;
  tree.change(SPECIFICATION, (text) => addLineAfterLast(text, '- `routes.', requirement));
}

function addToJourneys(tree: Tree, { kebab, title, words }: Name, forUsers: boolean): void {
  tree.change(ACCESSIBILITY, (text) =>
    addElement(
      text,
      forUsers ? 'PERSON' : 'VISITOR',
      `{ path: '/${kebab}', title: '${title}', says: '${sentence(words)}' }`,
    ),
  );
}

/** Only public pages are described to search engines. */
const source = (forUsers: boolean) => `import { PageTitle } from '../../core/page-title';
import { useTexts } from './use-texts';

export function Component() {
  const { t } = useTexts();
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-[clamp(2rem,1.4rem+2vw,3.5rem)]">
      <PageTitle${forUsers ? '' : " description={t('lede')}"}>{t('documentTitle')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-2xl font-semibold">{t('heading')}</h1>
        <p className="text-ink-muted">{t('lede')}</p>
      </div>
    </div>
  );
}
`;

const hook = ({ kebab }: Name) => `import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/${kebab}.json';

export const useTexts = screenTexts('${kebab}', english);
`;

const stories = (
  { kebab, pascal, title }: Name,
  forUsers: boolean,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryApp, pageParameters } from '../../testing';

const meta = {
  title: 'Screens/${pascal}',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { path: '/${kebab}' },
  parameters: { ...pageParameters, world: { scenario: '${forUsers ? 'creator' : 'visitor'}' } },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ${forUsers ? 'SignedIn' : 'Visitor'}: Story = {
  tags: ['req:routes.route-${kebab}'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('${title} · Easel'));
  },
};
${forUsers ? signedOut : ''}`;

const signedOut = `
/** The guard leads a visitor to the login. */
export const SignedOut: Story = {
  parameters: { world: { scenario: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
};
`;
