import * as fc from 'fast-check';

const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  '{{prompt}} {{- name}} {{count, number}}',
  '$t(common.close) $t(title)',
  "$& $1 $$ $'",
  '<terms>mine</terms>',
  '<constructor>x</constructor>',
  '<__proto__>x</__proto__>',
  '%2e%2e%2f',
  '../../user',
  '..',
  '.',
  '\0',
  '\uFEFF',
  '\u202Eevil\u202C',
  'a\u200B\u200Db',
  '\uD800',
  'half \uDFFF of a pair',
  '\r\nset-cookie: a=b',
  '\u2028',
];

/**
 * Texts as users, scripts and broken encoders write them: any letters, lone surrogates, markup, control characters, and
 * very long ones.
 */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom('\uD83D', '\uDE00', 'a')).map((units) => units.join('')) },
  { weight: 1, arbitrary: fc.constantFrom('x', '🦊', '<p>').map((piece) => piece.repeat(20_000)) },
);
