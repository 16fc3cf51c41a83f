// The single source of the response headers, for serve.ts, the builds and the files in ready/.
import { WORKER_POLICY } from '../service-worker/protocol.ts';

export interface Site {
  /** Base URL of the API. Default: the page's own origin. */
  apiBaseUrl?: string;
  /** Further origins from which images and videos are fetched. */
  mediaOrigins?: readonly string[];
  /** The origin that nginx passes calls on the page's own origin to. Default: none, so that they are not found. */
  apiUpstream?: string;
  /** The path that the site is served from. Default: `/`. */
  basePath?: string;
  /** The endpoint of the app's own reports, which the page calls. Default: none. */
  reportsUrl?: string;
  /** The endpoint of violations of the Content-Security-Policy, which browsers call. Default: none. */
  policyReportsUrl?: string;
  /** Whether the build is the demo, which contains the mock API. */
  withMock?: boolean;
}

/** For the build's assets: their names contain a hash of their content, so they never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For all other files: they may be cached, but are revalidated on each request. */
export const REVALIDATE = 'no-cache';

/** For HTTPS hosts: two years, for the host itself. Subdomains and preload lists are the owner's choice. */
export const HSTS = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Browser features that the app does not use. They are switched off for injected code too. */
const UNUSED = ['accelerometer', 'camera', 'clipboard-read', 'cross-origin-isolated']
  .concat(['display-capture', 'encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid'])
  .concat(['idle-detection', 'interest-cohort', 'keyboard-map', 'magnetometer', 'microphone', 'midi'])
  .concat(['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'sync-xhr', 'unload'])
  .concat(['usb', 'xr-spatial-tracking'])
  .map((feature) => `${feature}=()`);

/**
 * Features that are used: cards play their videos. `clipboard-write`, `fullscreen`, `picture-in-picture` and `web-share`
 * are used as well, and are the page's own by default; Chromium warns of the last one, which it does not know.
 */
const USED = ['autoplay=(self)'];

/** The name by which the policy refers to its endpoint. */
const POLICY_ENDPOINT = 'policy';

export function securityHeaders(site: Site = {}): Record<string, string> {
  const { policyReportsUrl } = site;
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    ...(policyReportsUrl && { 'Reporting-Endpoints': `${POLICY_ENDPOINT}="${policyReportsUrl}"` }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-DNS-Prefetch-Control': 'off',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy': [...USED, ...UNUSED].join(', '),
  };
}

function contentSecurityPolicy({
  apiBaseUrl,
  mediaOrigins = [],
  reportsUrl,
  policyReportsUrl,
  withMock,
}: Site) {
  const originOf = (url?: string) => (url ? [new URL(url).origin] : []);
  const elsewhere = [...new Set([...originOf(apiBaseUrl), ...mediaOrigins])];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // The API decides where creations are hosted: media of every https origin may be displayed, but only media of the
    // given origins may be fetched for a download.
    'img-src': ["'self'", 'https:', 'data:', 'blob:', ...elsewhere.filter(isPlain)],
    'media-src': ["'self'", 'https:', 'data:', 'blob:', ...elsewhere.filter(isPlain)],
    'connect-src': [...new Set(["'self'", 'data:', 'blob:', ...elsewhere, ...originOf(reportsUrl)])],
    'manifest-src': ["'self'"],
    // The service worker; in the demo the mock's, and its media renderer.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Native form submission is blocked, so that a password never ends up in a URL.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The only policy is in src/app/keep-offline.ts; the demo's is in src/mock/start-mock.ts.
    'trusted-types': [withMock ? 'default' : WORKER_POLICY],
    // `report-to` is ignored by Firefox and Safari so far, `report-uri` by browsers that know the other.
    ...(policyReportsUrl && { 'report-uri': [policyReportsUrl], 'report-to': [POLICY_ENDPOINT] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

const isPlain = (origin: string) => origin.startsWith('http:');
