import { call } from '../endpoint';
import type { Credentials, LanguageChange, Registration } from './session.schema';

const user = async () => (await import('./user.schema')).userSchema;

export const getUser = call()({
  name: 'session.user',
  method: 'GET',
  path: '/api/user',
  result: user,
});

export const login = call<Credentials>()({
  name: 'session.login',
  method: 'POST',
  path: '/api/login',
  result: user,
  changesSession: true,
});

export const register = call<Registration>()({
  name: 'session.register',
  method: 'POST',
  path: '/api/register',
  result: user,
  changesSession: true,
});

export const logout = call()({
  name: 'session.logout',
  method: 'POST',
  path: '/api/logout',
  changesSession: true,
});

export const updateLanguage = call<LanguageChange>()({
  name: 'session.language',
  method: 'PUT',
  path: '/api/user/language',
  result: user,
});
