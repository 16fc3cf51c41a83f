const MEDIA_PATH = '/api/__mock/media/';

// Inside a JSON text a quote is always escaped, so these begin a field and nothing else.
const OUR_PATH = new RegExp(`(?<="(?:imageUrl|mediaUrl)"\\s*:\\s*")${MEDIA_PATH}`, 'g');
const ANY_ADDRESS = new RegExp(`("(?:imageUrl|mediaUrl)"\\s*:\\s*")(https?://[^"/]+)${MEDIA_PATH}`, 'g');

/**
 * The media in an answer's JSON as whole addresses: a page of another origin would look for a path on its own.
 * @param origin where this request found the mock
 */
export function withOrigin(json: string, origin: string): string {
  return json.replace(OUR_PATH, () => origin + MEDIA_PATH);
}

/** The other way round: what is kept holds at whatever address the mock is found next. */
export function withoutOrigin(json: string, origin: string): string {
  return json.replace(ANY_ADDRESS, (whole, field: string, theirs: string) =>
    theirs === origin ? `${field}${MEDIA_PATH}` : whole,
  );
}
