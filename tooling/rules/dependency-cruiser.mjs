// The import table of ARCHITECTURE.md as rules. Every message names the problem, the reason and the alternative.

const OURS = '^(packages|apps|mock-api)/';
const TESTS = '\\.(test|stories)\\.tsx?$|/testing/';
const START_PANEL = '^apps/web/src/mock/start-(mock|server-panel)\\.ts$';

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * A workspace member may import its own files and those of the named members, and no others, `except` in some files.
 * @type {(member: string, allowed: string[], why: string, except?: string[]) => ReturnType<typeof rule>}
 */
const mayImportOnly = (member, allowed, why, except = []) =>
  rule(
    `${member.split('/').at(-1)}-within-its-layer`,
    why,
    { path: `^${member}/`, pathNot: except },
    { path: OURS, pathNot: [member, ...allowed].map((one) => `^${one}/`) },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImportOnly(
      'packages/domain',
      [],
      'The domain imports another package of ours. Everything stands on the domain, so it stands on nothing: move what it needs into packages/domain, or the code that needs it out of it.',
    ),
    mayImportOnly(
      'packages/ui',
      ['packages/domain'],
      'The UI library imports more than the domain. Another product uses it without our client and app: take values and callbacks as props, and wire them in apps/web.',
    ),
    mayImportOnly(
      'packages/api-client',
      ['packages/domain'],
      'The client imports more than the domain. It serves hosts without our screens: return values, and show them in apps/web.',
    ),
    mayImportOnly(
      'packages/conformance',
      ['packages/domain', 'packages/api-client'],
      'The checks of the contract import more than the client and the domain. They hold any back end against the document, so they know none: give a server by its address or as a `fetch`, and try the checks on the mock in mock-api/src/hosts/http.',
    ),
    mayImportOnly(
      'packages/studio',
      ['packages/domain', 'packages/api-client', 'packages/ui'],
      'The studio imports the app or the mock. Another product uses it without them: take what differs as an option, and wire it in apps/web.',
      [TESTS],
    ),
    mayImportOnly(
      'mock-api',
      ['packages/domain', 'packages/api-client'],
      'The mock imports screens, components or the checks of the contract. It stands in for a server, which has none: share vocabulary through packages/domain, contracts through packages/api-client; only its tests run the checks, and the proxy to a real server.',
      [TESTS, '/testing-[^/]+\\.ts$', '/hosts/http/proxy/'],
    ),
    rule(
      'mock-by-one-file',
      'The app imports the mock. One such import puts the mock into the production bundle: reach it only through apps/web/src/mock/start-mock.ts or start-server-panel.ts, and the panel that they load; stories, tests and src/testing may name its scenarios and verbs.',
      {
        path: '^apps/web/src/',
        pathNot: [TESTS, START_PANEL, '^apps/web/src/mock/panel/'],
      },
      { path: '^mock-api/' },
    ),
    rule(
      'panel-behind-the-mock',
      "The mock's panel is imported by the app. It is a tool of those who build the app, and one such import puts it, and the mock, into the production bundle: only apps/web/src/mock/start-mock.ts and start-server-panel.ts lead there.",
      { pathNot: ['^apps/web/src/mock/panel/', START_PANEL] },
      { path: '^apps/web/src/mock/panel/' },
    ),
    rule(
      'mock-by-dynamic-import',
      'start-mock.ts or start-server-panel.ts is imported statically. Only a dynamic import behind __WITH_MOCK__ or DEV can be left out of the production bundle: use `if (__WITH_MOCK__) await (await import("./mock/start-mock")).start()`.',
      {},
      { path: START_PANEL, dynamic: false },
    ),
    rule(
      'reporting-by-dynamic-import',
      'The code that sends reports is imported statically. Every visit would load it, also where nothing is reported: only the dynamic import of apps/web/src/start/watch-errors.ts leads there.',
      { path: '^apps/web/src/', pathNot: [TESTS, '^apps/web/src/reporting/'] },
      { path: '^apps/web/src/reporting/', dynamic: false },
    ),
    rule(
      'radix-inside-ui',
      'Radix is imported outside packages/ui. Its components carry neither our looks nor our rules, and the library could not be changed behind them: use or add a component in packages/ui/src/components.',
      { pathNot: '^packages/ui/src/' },
      { path: 'node_modules/(radix-ui|@radix-ui)/' },
    ),
    rule(
      'router-by-one-file',
      'The router is imported directly. Its next major renames the package: import from apps/web/src/core/router.ts.',
      { path: '^(packages|apps|mock-api|\\.storybook)/', pathNot: '^apps/web/src/core/router\\.ts$' },
      { path: 'node_modules/(react-router|react-router-dom)/' },
    ),
    rule(
      'client-core-without-react',
      "The client's core imports React or react-query. It also runs on servers and in scripts: put hooks and query options into packages/api-client/src/react.",
      { path: '^packages/api-client/src/', pathNot: ['^packages/api-client/src/react/', TESTS] },
      { path: 'node_modules/(react|react-dom|@tanstack/[^/]+)/' },
    ),
    ...Object.entries({
      lib: ['i18n', 'core', 'screens', 'app'],
      i18n: ['core', 'screens', 'app'],
      core: ['screens', 'app'],
      screens: ['app'],
    }).map(([folder, above]) =>
      rule(
        `${folder}-below-${above[0]}`,
        `A file of apps/web/src/${folder} imports one of a folder above it. Imports point one way, lib ← i18n ← core ← screens ← app, so that a change is felt in one direction only: move what both need down into the lowest folder that needs it (what screens share into core), or pass it as an argument.`,
        { path: `^apps/web/src/${folder}/`, pathNot: TESTS },
        { path: `^apps/web/src/(${above.join('|')})/` },
      ),
    ),
    rule(
      'static-pages-by-protocol',
      "The app imports a file of apps/web/static-pages other than protocol.ts. The build and the page's first script are programs of their own: move what they share with the app into apps/web/src/lib or i18n, or name it in protocol.ts.",
      { path: '^apps/web/src/', pathNot: TESTS },
      { path: '^apps/web/static-pages/', pathNot: '^apps/web/static-pages/protocol\\.ts$' },
    ),
    rule(
      'first-script-small',
      "The page's first script imports the app. The first paint waits for it, so it stays small: it may import apps/web/src/{lib,i18n/{detect,stored}-language,theme/show-theme}; move what it needs there.",
      { path: '^apps/web/static-pages/client' },
      {
        path: '^apps/web/src/',
        pathNot: '^apps/web/src/(lib/|i18n/(detect|stored)-language\\.ts$|theme/show-theme\\.ts$)',
      },
    ),
    rule(
      'screens-apart',
      'A screen imports another screen. Screens are loaded one by one and change one by one: move what both need into apps/web/src/core, or into a piece of packages/ui.',
      { path: '^apps/web/src/screens/([^/]+)/' },
      { path: '^apps/web/src/screens/', pathNot: '^apps/web/src/screens/$1/' },
    ),
    rule(
      'pieces-neither-fetch-nor-navigate',
      'A piece or a component fetches or knows the router. It speaks in values and callbacks, so that any host can use it: take the value and an onX callback as props, a link through UiProvider.',
      { path: '^packages/ui/src/' },
      { path: 'node_modules/(@tanstack/(react-query|query-core)|react-router|react-router-dom|msw)/' },
    ),
    rule(
      'components-below-pieces',
      'A component imports a piece. Components know no product words, pieces are made of components: pass what it needs as children or props.',
      { path: '^packages/ui/src/components/' },
      { path: '^packages/ui/src/(pieces|i18n)/' },
    ),
    rule(
      'pieces-apart',
      'A piece imports a piece of another group. A host takes one group without the others, and each changes on its own: move what both need into packages/ui/src/pieces/creation if it shows or changes a creation, into components if it has no texts of its own, into lib if it renders nothing; or take it as children.',
      { path: '^packages/ui/src/pieces/([^/]+)/', pathNot: [TESTS, '/stories/'] },
      { path: '^packages/ui/src/pieces/', pathNot: '^packages/ui/src/pieces/($1|creation)/' },
    ),
    rule(
      'no-cycles',
      'These files import each other in a circle. Neither can be understood or loaded without the other: move what both need into a third.',
      {},
      { circular: true },
    ),
    rule(
      'through-the-front-door',
      "A file reaches into another package by a relative path. Only what a package exports is its public API: import it by name, such as '@product/ui'.",
      { path: '^(packages/[^/]+|apps/[^/]+|mock-api)/' },
      { path: OURS, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'rooms-by-their-exports',
      "A room of tooling is imported by a relative path. Only what its package.json exports is meant for others: import it by name, such as '@tooling/gate/ports.mjs', and add it to the exports if it is new there.",
      { path: '^(?:tooling/)?([^/]+)/' },
      { path: '^tooling/', pathNot: '^tooling/$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'product-without-tooling',
      'The product imports tooling. Whoever takes a package or the app takes the product alone, and tooling starts processes and reads the repository: move what both need into the package or the app, from where tooling may import it. Only a build configuration (tsup.config.ts) and the journeys name a room.',
      { path: OURS, pathNot: ['/tsup\\.config\\.ts$', '^apps/web/e2e/'] },
      { path: '^tooling/' },
    ),
    rule(
      'rooms-apart',
      'A room of tooling imports another one. Each can be left out without the others, and all stand on the gate: move what both need into tooling/gate. Only the generators import tooling/packages, whose entries they write.',
      { path: '^tooling/(gate|packages|pictures|rules)/' },
      { path: '^tooling/', pathNot: ['^tooling/$1/', '^tooling/gate/'] },
    ),
    rule(
      'gate-before-the-installation',
      "A module of the gate imports what an older Node cannot load or an installation brings. npm start and npm test fetch Node and install the packages with it: import Node's own modules and other .mjs files of tooling/gate, and put what needs more into a .ts file, which they do not import.",
      { path: '^tooling/gate/.*\\.mjs$' },
      { pathNot: '^tooling/gate/.*\\.mjs$', dependencyTypesNot: ['core'] },
    ),
    rule(
      'app-by-its-settings',
      "Tooling, a test or a bench imports the app's source. It needs a bundler and React, which a command does not have: import apps/web/{hosting,install,service-worker,static-pages}, src/core/paths.ts, src/lib/stored.ts or src/testing, or move what is needed there.",
      { path: '^(tooling|tests|bench)/' },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(core/paths\\.ts$|lib/stored\\.ts$|testing/)' },
    ),
    rule(
      'tests-are-the-top',
      'Something imports a test or a bench. They stand above everything and can be left out: move what is needed into the package that it is about, or into tooling/gate.',
      { pathNot: '^(tests|bench)/' },
      { path: '^(tests|bench)/' },
    ),
    rule(
      'tests-apart',
      'A test imports the files of another one. Each is run and left out alone: move what both need into tooling/gate, or into the package that it is about.',
      { path: '^(tests/[^/]+|bench)/' },
      { path: '^(tests|bench)/', pathNot: '^$1/' },
    ),
    rule(
      'storybook-is-the-top',
      'Product code or tooling imports .storybook. It stands above everything and is not shipped: move what is needed into apps/web/src/testing, or into tooling/pictures.',
      { path: '^(packages|apps|mock-api|tooling)/', pathNot: '^apps/web/e2e/' },
      { path: '^\\.storybook/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(packages|apps|mock-api)/.*(\\.types|dist|dist-demo)/',
        '\\.css$',
        // Projects of their own, installed elsewhere, and a page that is built with the packages of the app.
        '^tests/consumers/[^/]+/',
        '^bench/hello/',
      ],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
