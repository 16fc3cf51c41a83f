// The one source of what a host says with each answer. serve.mjs, the builds and the files in ready/ come from here.

/**
 * @typedef {object} Site
 * @property {string} [apiBaseUrl] where the API lives; by default the page's own origin
 * @property {readonly string[]} [mediaOrigins] where pictures and films are fetched from besides
 * @property {string} [basePath] the folder that the site lies in
 * @property {boolean} [withMock] whether it is the demo, which answers its own calls
 */

/** What a build calls its files by is what is in them: they never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Everything else may be kept, but is asked for anew. */
export const ASK_AGAIN = 'no-cache';

/** Sent over https only: two years, for the host itself. Subdomains and preload lists are the owner's to choose. */
export const TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000' };

/** What the app never asks for, neither itself nor whoever might get into it. */
const UNUSED = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
  .concat(['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb'])
  .map((feature) => `${feature}=()`);

/**
 * The headers of every answer.
 * @param {Site} [site]
 * @returns {Record<string, string>}
 */
export function securityHeaders(site) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.join(', '),
  };
}

/** @param {Site} [site] */
function contentSecurityPolicy({ apiBaseUrl = '', mediaOrigins = [], withMock = false } = {}) {
  const api = apiBaseUrl ? [new URL(apiBaseUrl).origin] : [];
  const elsewhere = [...new Set([...api, ...mediaOrigins])];
  /** @type {Record<string, string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // Creations lie wherever the API says: any safe origin may show them, those named may be read for a download.
    'img-src': ["'self'", 'https:', 'data:', 'blob:', ...elsewhere.filter(isPlain)],
    'media-src': ["'self'", 'https:', 'data:', 'blob:', ...elsewhere.filter(isPlain)],
    'connect-src': ["'self'", 'data:', 'blob:', ...elsewhere],
    'manifest-src': ["'self'"],
    // The mock's service worker and painter.
    ...(withMock && { 'worker-src': ["'self'"] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // No form leaves the page by itself: a password can never end up in an address.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The demo's one policy is in src/app/trust-own-workers.ts. Production needs none, and gets none.
    'trusted-types': [withMock ? 'default' : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** @param {string} origin */
const isPlain = (origin) => origin.startsWith('http:');
