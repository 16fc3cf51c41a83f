/** Rules of every call, in addition to its schemas and refusals. The OpenAPI document and the guide for back ends list them. */
export const RULES = {
  refusals: 'A refusal is JSON with a message for the user. No refused call changes anything.',
  order:
    'Checks come in this order: 401 without a session, then 400 for the body, then 402, 403, 404 or 409.',
  fields:
    'Fields of a body that are not documented are ignored. A required field that is missing, and a value of another type, are refused with 400: nothing is converted.',
  reads:
    'GET and HEAD change nothing. HEAD answers as GET does, without the body. Both need the session, also with Range, which may be ignored.',
  lengths: 'Lengths are counted in code points: 🗼 is one character.',
  'white-space':
    'Usernames, emails and titles lose the white space around them before anything is checked, stored or compared. Prompts and passwords are kept as they were sent.',
  case: 'Usernames and emails are kept as they were written, and compared without regard to case, at a registration and at a login.',
  text: 'Text returns as it was sent: every script, quotation marks, markup and line breaks.',
  days: 'A day is one of UTC.',
} as const satisfies Record<string, string>;
