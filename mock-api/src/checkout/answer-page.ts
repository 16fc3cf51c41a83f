import { style } from './style';
import { toDocument } from './to-html';
import type { Page } from './tree';

let hashOfStyle: Promise<string> | undefined;

/** A page as a web server answers it: it can run no script. */
export async function answerPage(page: Page, status: number): Promise<Response> {
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

/** The answer to a form: neither a reload nor Back sends it again. */
export function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
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
