import { style } from './style';
import { toDocument } from './to-html';
import type { Page } from './tree';

let styleHash: Promise<string> | undefined;

export async function answerPage(page: Page, status: number): Promise<Response> {
  return new Response(toDocument(page, style), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy(page.redirectOrigin),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** The response to a form: after a 303, neither a reload nor Back sends the form again. */
export function redirectAfterPost(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

/** Chromium applies `form-action` to redirects as well, so the form's final target has to be listed. */
async function policy(redirectOrigin = ''): Promise<string> {
  styleHash ??= hash(style);
  return [
    "default-src 'none'",
    `style-src 'sha256-${await styleHash}'`,
    `form-action 'self' ${redirectOrigin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
