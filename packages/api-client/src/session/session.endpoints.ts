import { endpoint } from '../endpoint';
import { credentialsSchema, languageChangeSchema, registrationSchema } from './session.schema';
import { userSchema } from './user.schema';

export const getUser = endpoint({
  name: 'session.user',
  method: 'GET',
  path: '/api/user',
  summary: 'The current user; 401 when signed out.',
  result: userSchema,
});

export const login = endpoint({
  name: 'session.login',
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with an email or a username.',
  body: credentialsSchema,
  result: userSchema,
  changesSession: true,
});

export const register = endpoint({
  name: 'session.register',
  method: 'POST',
  path: '/api/register',
  summary: 'Creates an account and signs it in.',
  body: registrationSchema,
  result: userSchema,
  changesSession: true,
});

export const logout = endpoint({
  name: 'session.logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session.',
  changesSession: true,
});

export const updateLanguage = endpoint({
  name: 'session.language',
  method: 'PUT',
  path: '/api/user/language',
  summary: "Stores the user's language.",
  body: languageChangeSchema,
  result: userSchema,
});
