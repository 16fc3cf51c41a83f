const MEDIA_PATH = '/api/__mock/media/';

// Quotes inside a JSON string are always escaped, so these patterns match fields only.
const FIELD_WITH_PATH = new RegExp(`(?<="(?:imageUrl|mediaUrl)"\\s*:\\s*")${MEDIA_PATH}`, 'g');
const FIELD_WITH_URL = new RegExp(`("(?:imageUrl|mediaUrl)"\\s*:\\s*")(https?://[^"/]+)${MEDIA_PATH}`, 'g');

/** The gallery is the same text until the world changes: the request log then keeps one copy, not one per request. */
let latest = { json: '', origin: '', result: '' };

/**
 * Makes the media URLs in a response's JSON absolute: a page of another origin would resolve a path against its own.
 * @param origin the mock's origin in this request
 */
export function withOrigin(json: string, origin: string): string {
  if (json !== latest.json || origin !== latest.origin)
    latest = { json, origin, result: json.replace(FIELD_WITH_PATH, () => origin + MEDIA_PATH) };
  return latest.result;
}

/** The reverse: stored URLs stay valid when the mock's origin changes. */
export function withoutOrigin(json: string, origin: string): string {
  return json.replace(FIELD_WITH_URL, (match, field: string, urlOrigin: string) =>
    urlOrigin === origin ? `${field}${MEDIA_PATH}` : match,
  );
}
