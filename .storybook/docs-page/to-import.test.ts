import { expect, test } from 'vitest';
import { toImport } from './to-import';

test('a part and a piece are imported by their folders', () => {
  expect(
    toImport('./packages/ui/src/components/icon-button/icon-button.stories.tsx', 'Parts/IconButton'),
  ).toEqual({ name: 'IconButton', from: '@product/ui/icon-button' });
  expect(
    toImport(
      './packages/ui/src/pieces/account/log-in-dialog/log-in-dialog.stories.tsx',
      'Pieces/Account/LogInDialog',
    ),
  ).toEqual({ name: 'LogInDialog', from: '@product/ui/log-in-dialog' });
});

test('what the library does not hold is not imported from it', () => {
  expect(toImport('./apps/web/src/screens/auth/auth.screen.stories.tsx', 'Screens/Auth')).toBeUndefined();
});
