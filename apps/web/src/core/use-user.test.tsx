import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useUser } from './use-user';

function Greeting() {
  return useUser().username;
}

test('a component outside the protected routes gets an error that says where it belongs', () => {
  expect(() => renderToString(<Greeting />)).toThrow('<RequireUser>');
});
