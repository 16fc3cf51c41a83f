import { style } from './style';
import { toDocument } from './to-html';
import type { Visit } from './visit';

let hashOfStyle: Promise<string> | undefined;

/** A visit as a web server answers it: a page that can run no script, or a redirect that no reload sends again. */
export async function answerVisit(visit: Visit): Promise<Response> {
  if ('leaveTo' in visit) return new Response(null, { status: 303, headers: { location: visit.leaveTo } });
  const { status, page } = visit;
  return new Response(toDocument(page, style), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy(page.leadsTo),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** Chromium asks `form-action` about redirects as well: where the form leads in the end has to be named. */
async function policy(leadsTo = ''): Promise<string> {
  hashOfStyle ??= hash(style);
  return [
    "default-src 'none'",
    `style-src 'sha256-${await hashOfStyle}'`,
    `form-action 'self' ${leadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
