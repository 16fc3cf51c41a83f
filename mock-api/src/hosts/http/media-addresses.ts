const MEDIA_PATH = '/api/__mock/media/';

// Quotes inside a JSON string are always escaped, so these patterns match fields only.
const OUR_PATH = new RegExp(`(?<="(?:imageUrl|mediaUrl)"\\s*:\\s*")${MEDIA_PATH}`, 'g');
const ANY_ADDRESS = new RegExp(`("(?:imageUrl|mediaUrl)"\\s*:\\s*")(https?://[^"/]+)${MEDIA_PATH}`, 'g');

/**
 * Makes the media URLs in a response's JSON absolute: a page of another origin would resolve a path against its own.
 * @param origin the mock's origin in this request
 */
export function withOrigin(json: string, origin: string): string {
  return json.replace(OUR_PATH, () => origin + MEDIA_PATH);
}

/** The reverse: stored URLs stay valid when the mock's origin changes. */
export function withoutOrigin(json: string, origin: string): string {
  return json.replace(ANY_ADDRESS, (whole, field: string, theirs: string) =>
    theirs === origin ? `${field}${MEDIA_PATH}` : whole,
  );
}
