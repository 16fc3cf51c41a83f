export { cookieHeader, storeCookies, type Cookie, type Cookies } from './cookies';
export { fetchWithCookies } from './fetch-with-cookies';
export { readRetryAfter } from './retry-after';
