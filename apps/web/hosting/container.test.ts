import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { Script } from 'node:vm';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../src/config/settings.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONTAINER = 'apps/web/hosting/container';
const read = (file: string) => readFileSync(join(ROOT, CONTAINER, file), 'utf8');

const dockerfile = DockerfileParser.parse(read('Dockerfile'));
const stages = dockerfile
  .getFROMs()
  .map((from) => ({ name: from.getBuildStage(), image: from.getImage() ?? '' }));
const names = stages.flatMap(({ name }) => name ?? []);

interface Service {
  build: { context: string; dockerfile: string; target?: string; args?: Record<string, string> };
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: unknown[] };
  read_only: boolean;
  tmpfs: string[];
  cap_drop: string[];
}
const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> };

test('every instruction of the Dockerfile is valid', () => {
  expect(validate(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
});

test('each stage is based on an earlier stage or an image with a version', () => {
  const isKnown = ({ image }: (typeof stages)[number], index: number) =>
    image === 'scratch' || names.slice(0, index).includes(image) || /^[\w/]+:\d/.test(image);
  expect(stages.filter((stage, index) => !isKnown(stage, index))).toEqual([]);
});

const ignored = read('Dockerfile.dockerignore').split('\n').filter(Boolean);
const isIgnored = (file: string) => ignored.some((pattern) => matchesGlob(file, pattern));
const isInContext = (file: string) => existsSync(join(ROOT, file)) && !isIgnored(file);

test('copied files are in the context or in an earlier stage', () => {
  const copies = dockerfile.getCOPYs().map((copy) => ({
    from: copy
      .getFlags()
      .find((flag) => flag.getName() === 'from')
      ?.getValue(),
    sources: copy.getArguments().slice(0, -1).map(String),
  }));
  const exists = ({ from, sources }: (typeof copies)[number]) =>
    from ? names.includes(from) : sources.every(isInContext);
  expect(copies.filter((copy) => !exists(copy))).toEqual([]);
});

test('the context has the sources, and nothing that was installed or built', () => {
  const sources = [
    'package.json',
    'pnpm-lock.yaml',
    'apps/web/vite.config.ts',
    'tooling/gate/with-toolchain.mjs',
  ];
  expect(sources.filter((file) => !isInContext(file))).toEqual([]);
  const rest = ['.git', 'node_modules', 'apps/web/node_modules', 'apps/web/dist', 'apps/web/dist-maps'];
  expect(rest.filter(isInContext)).toEqual([]);
  expect(isIgnored('apps/web/.env.local'), 'settings of this machine').toBe(true);
});

test('every setting is an ARG of the Dockerfile', () => {
  const args = dockerfile.getARGs().map((arg) => arg.getProperty()?.getName());
  expect(args).toEqual([...Object.values(SETTINGS).map(({ variable }) => variable), 'API_UPSTREAM']);
});

test.each([
  ['', ['index.html']],
  ['/a/b/', ['a/b/index.html', 'a/b/favicon.svg']],
])('with the base path %j the site is where nginx looks for it', (VITE_BASE_PATH, files) => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'apps/web/dist'), { recursive: true });
  for (const name of ['index.html', 'favicon.svg']) writeFileSync(join(folder, 'apps/web/dist', name), '');
  const copies = dockerfile
    .getInstructions()
    .filter((one) => one.getKeyword() === 'RUN')
    .map((one) => one.getRawArgumentsContent() ?? '')
    .filter((script) => script.includes('/site'));
  for (const script of copies)
    execFileSync('sh', ['-e', '-c', script.replaceAll('/site', `${folder}/site`)], {
      cwd: folder,
      env: { ...process.env, VITE_BASE_PATH },
    });
  const missing = [...files, 'favicon.svg'].filter((file) => !existsSync(join(folder, 'site', file)));
  expect(missing).toEqual([]);
  expect(dockerfile.getCOPYs().map((one) => one.getArgumentsContent())).toContain('/site /etc/nginx/site');
});

/** The users that the instructions of a stage set. */
function usersOf(stage: number) {
  const instructions = dockerfile.getInstructions();
  const starts = instructions.flatMap((one, index) => (one.getKeyword() === 'FROM' ? [index] : []));
  return instructions
    .slice(starts[stage], starts[stage + 1])
    .filter((one) => one.getKeyword() === 'USER')
    .map((one) => one.getArgumentsContent());
}

test('both services are built from the root, by the Dockerfile', () => {
  for (const { build } of Object.values(services)) {
    expect(join(CONTAINER, build.context)).toBe('.');
    expect(build.dockerfile).toBe(`${CONTAINER}/Dockerfile`);
  }
});

test('neither container runs as root, writes outside of /tmp, or has a capability', () => {
  expect(usersOf(stages.length - 1)).toEqual(['nginx']);
  expect(usersOf(names.indexOf('mock-api'))).toEqual(['node']);
  const confined = { read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] };
  expect(services).toMatchObject({ app: confined, 'mock-api': confined });
});

test('the app depends on the mock that it calls, which is a stage of the Dockerfile', () => {
  const { app, 'mock-api': mock } = services;
  expect(names).toContain(mock?.build.target);
  expect(app?.depends_on).toEqual({ 'mock-api': { condition: 'service_healthy' } });
  expect(mock).toHaveProperty('healthcheck');
  expect(new URL(app?.build.args?.['API_UPSTREAM'] ?? '').hostname).toBe('mock-api');
});

test('the health check of the mock is a command with a script', () => {
  const command = services['mock-api']?.healthcheck?.test ?? [];
  expect(command.map((part) => typeof part)).toEqual(command.map(() => 'string'));
  expect(() => new Script(String(command.at(-1)))).not.toThrow();
});

test('the container listens on the port of the compose file and the health check', () => {
  const [, port = ''] = /listen (\d+);/.exec(read('nginx.conf')) ?? [];
  expect(services['app']?.ports?.map((mapping) => mapping.split(':').at(-1))).toEqual([port]);
  const exposed = dockerfile.getInstructions().filter((one) => one.getKeyword() === 'EXPOSE');
  expect(exposed.at(-1)?.getArgumentsContent()).toBe(port);
  expect(dockerfile.getHEALTHCHECKs().at(-1)?.getRawArgumentsContent() ?? '').toContain(
    `:${port}/favicon.svg`,
  );
});
