import { endpoint } from '../endpoint';
import * as calls from './session.calls';
import { credentialsSchema, languageChangeSchema, registrationSchema } from './session.schema';
import { userSchema } from './user.schema';

export const getUser = endpoint({
  ...calls.getUser,
  summary: 'The current user; 401 when signed out.',
  result: userSchema,
});

export const login = endpoint({
  ...calls.login,
  summary: 'Signs in with an email or a username.',
  body: credentialsSchema,
  result: userSchema,
});

export const register = endpoint({
  ...calls.register,
  summary: 'Creates an account and signs it in.',
  body: registrationSchema,
  result: userSchema,
});

export const logout = endpoint({
  ...calls.logout,
  summary: 'Ends the session.',
});

export const updateLanguage = endpoint({
  ...calls.updateLanguage,
  summary: "Stores the user's language.",
  body: languageChangeSchema,
  result: userSchema,
});
