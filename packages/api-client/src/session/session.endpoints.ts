import { endpoint } from '../endpoint';

const requests = () => import('./session.schema');
const user = async () => (await import('./user.schema')).userSchema;

export const getUser = endpoint({
  name: 'session.user',
  method: 'GET',
  path: '/api/user',
  summary: 'The current user; 401 when signed out.',
  result: user,
});

export const login = endpoint({
  name: 'session.login',
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with an email or a username.',
  body: async () => (await requests()).credentialsSchema,
  result: user,
  affectsSession: true,
});

export const register = endpoint({
  name: 'session.register',
  method: 'POST',
  path: '/api/register',
  summary: 'Creates an account and signs it in.',
  body: async () => (await requests()).registrationSchema,
  result: user,
  affectsSession: true,
});

export const logout = endpoint({
  name: 'session.logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session.',
  affectsSession: true,
});

export const updateLanguage = endpoint({
  name: 'session.language',
  method: 'PUT',
  path: '/api/user/language',
  summary: "Stores the user's language.",
  body: async () => (await requests()).languageChangeSchema,
  result: user,
});
