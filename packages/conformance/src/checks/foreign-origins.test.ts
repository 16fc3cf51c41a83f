import { expect, test } from 'vitest';
import { foreignOrigins } from './foreign-origins';

test.each([
  [
    'https://app.example',
    [
      'https://app.example.attacker.invalid',
      'https://attackerapp.example',
      'https://app.example:8443',
      'http://app.example',
      'https://appxexample',
    ],
  ],
  [
    'http://localhost:5173',
    [
      'http://localhost.attacker.invalid:5173',
      'http://localhost:5173.attacker.invalid',
      'http://attackerlocalhost:5173',
    ],
  ],
  [
    'http://127.0.0.1:8080/base',
    ['http://127.0.0.1.attacker.invalid:8080', 'http://127.0.0.1:8080.attacker.invalid'],
  ],
])('origins that look like %s', (app, origins) => {
  expect(foreignOrigins(app)).toEqual(['https://attacker.invalid', 'null', ...origins]);
});
