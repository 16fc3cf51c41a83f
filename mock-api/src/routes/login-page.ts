import { LOGIN_PAGE_PATH } from '../faults/login-page';
import type { Route } from '../route';

export const loginPageRoute: Route = {
  name: 'mock.login',
  method: 'GET',
  path: LOGIN_PAGE_PATH,
  respond: async () =>
    new Response('<!doctype html><title>Log in</title><form method="post"><input name="user"></form>', {
      headers: { 'content-type': 'text/html' },
    }),
};
