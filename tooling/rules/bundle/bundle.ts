import { gzipSync } from 'node:zlib';
import type { Texts } from '@tooling/gate/read-site.ts';
import { WORKER_FILE } from '../../../apps/web/service-worker/protocol.ts';

/**
 * Strings that only the mock contains. Each must be in the demo build; otherwise its absence proves nothing.
 */
const MOCK_MARKERS = [
  'mockServiceWorker',
  '/__mock/',
  'mock-api:',
  'mock-media',
  'mock-panel',
  '[MSW]',
  'faker',
  'Checkout simulator',
  'Copy as story',
];

export function findMockCode(production: Texts, demo: Texts, markers: string[] = MOCK_MARKERS) {
  const filesWith = (site: Texts, marker: string) =>
    Object.keys(site).filter((file) => file.includes(marker) || site[file]?.includes(marker));
  return markers.flatMap((marker) => [
    ...filesWith(production, marker).map(
      (file) =>
        `"${marker}" is in production's ${file}. Production must not contain the mock, which would answer instead of the API: only the dynamic import of apps/web/src/mock/start-mock.ts, behind __WITH_MOCK__, may lead there.`,
    ),
    ...(filesWith(demo, marker).length === 0
      ? [
          `"${marker}" is not in the demo either, so its absence from production proves nothing: choose another marker.`,
        ]
      : []),
  ]);
}

/** Finds a service worker where it does not belong: the demo's is that of the mock, and a page has one only. */
export const findMisplacedWorkers = (production: Texts, demo: Texts) => [
  ...(production[WORKER_FILE] ? [] : [`Production has no ${WORKER_FILE}, so that it does not open offline.`]),
  ...(demo[WORKER_FILE] ? [`The demo has a ${WORKER_FILE}, which would replace the mock's worker.`] : []),
];

/**
 * Finds files with the path of the folder that a site was built in: builds in two folders would not be equal. Returns one
 * sentence for each.
 */
export const findBuildPaths = (site: Texts, root: string) =>
  Object.entries(site).flatMap(([file, text]) =>
    text.includes(root)
      ? [`${file} contains the path of the build (${root}): find the plugin that writes it.`]
      : [],
  );

/**
 * Finds other content that must not be delivered: source maps, inline scripts and styles, a late charset.
 * Returns one sentence for each finding.
 */
export function findForbiddenContent(site: Texts) {
  return Object.entries(site).flatMap(([file, text]) => [
    ...(file.endsWith('.map') || /\/[/*]# sourceMappingURL=/.test(text)
      ? [
          `${file} is, or names, a source map, which contains the sources. It belongs into dist-maps (apps/web/bundling/source-maps.ts).`,
        ]
      : []),
    ...(file.endsWith('.html') && /<script(?![^>]*\b(?:src=|type="application\/))/.test(text)
      ? [
          `${file} has an inline script, which the Content-Security-Policy refuses: make it a file in public/.`,
        ]
      : []),
    ...(file.endsWith('.html') && /<style\b|<[^>]*\s(?:style|on\w+)=/.test(text)
      ? [`${file} has an inline style or handler, which the Content-Security-Policy refuses: use a class.`]
      : []),
    ...(text.includes('<head>') && !Buffer.from(text).subarray(0, 1024).includes('charset="utf-8"')
      ? [`${file} declares UTF-8 too late: browsers look for the charset in the first 1024 bytes only.`]
      : []),
  ]);
}

/**
 * The scripts that a page loads before its first render: those of its HTML, the screen's, and all their static imports.
 * @param screen the beginning of the screen's file name
 */
export function initialScripts(site: Texts, screen: string) {
  const entries = [
    ...(site['app.html'] ?? site['index.html'] ?? '').matchAll(/<script\b[^>]* src="[./]*([^"]+)"/g),
  ].map(([, file = '']) => file);
  const screens = Object.keys(site).filter(
    (file) => file.startsWith(`assets/${screen}`) && file.endsWith('.js'),
  );
  const scripts = new Set([...entries, ...screens]);
  for (const file of scripts) {
    for (const [, imported] of (site[file] ?? '').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      scripts.add(`assets/${imported}`);
  }
  return [...scripts];
}

export const gzippedKilobytes = (site: Texts, files: string[]) =>
  files.reduce((total, file) => total + gzipSync(site[file] ?? '').byteLength, 0) / 1000;
