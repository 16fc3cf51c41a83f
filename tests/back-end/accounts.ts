import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Account } from './model';
import { hashPassword, matchPassword } from './passwords';
import { readBody } from './requests';
import {
  chooseLanguage,
  chooseOne,
  DAY_MS,
  isEmail,
  LANGUAGES,
  readText,
  readTrimmed,
  refuse,
  TEXT,
  TRIAL_DAYS,
} from './rules';
import type { Sessions } from './sessions';

function describeSubscription(account: Account): string {
  if (account.subscribed) return 'active';
  return Date.now() < account.trialEndsAt ? 'trial' : 'none';
}

/** What the client may see of an account. */
function describeAccount(account: Account): object {
  const { id, username, email, tokens, isAdmin, language } = account;
  const subscriptionStatus = describeSubscription(account);
  return { id, username, email, tokens, isAdmin, language, subscriptionStatus };
}

export function serveAccounts(app: FastifyInstance, sessions: Sessions): void {
  const accounts: Account[] = [];
  const findAccount = (field: 'username' | 'email', value: string): Account | undefined =>
    accounts.find((account) => account[field].toLowerCase() === value.toLowerCase());

  app.get('/api/user', (request) => describeAccount(sessions.require(request)));

  app.post('/api/register', async (request, reply) => {
    const body = readBody(request);
    const username = readTrimmed(body['username']);
    const email = readTrimmed(body['email']);
    const password = readText(body['password']);
    if (username.length < 3) refuse(400, TEXT.username);
    if (username.includes('@')) refuse(400, TEXT.usernameAt); // the login screen would take it for an e-mail
    if (!isEmail(email)) refuse(400, TEXT.email);
    if (password.length < 6) refuse(400, TEXT.password);
    if (body['confirmPassword'] !== password) refuse(400, TEXT.confirm);
    const hash = await hashPassword(password);
    // Nothing is awaited from here on, so two equal registrations cannot both pass.
    if (findAccount('username', username)) refuse(409, TEXT.usernameTaken);
    if (findAccount('email', email)) refuse(409, TEXT.emailTaken);
    const account: Account = {
      id: randomUUID(),
      username,
      email,
      password: hash,
      isAdmin: false,
      trialEndsAt: Date.now() + TRIAL_DAYS * DAY_MS,
      trialUse: { day: '', count: 0 },
      tokens: 0,
      subscribed: false,
      language: chooseLanguage(request.headers['accept-language']),
    };
    accounts.push(account);
    sessions.start(request, reply, account);
    return reply.code(201).send(describeAccount(account));
  });

  app.post('/api/login', async (request, reply) => {
    const body = readBody(request);
    const email = readTrimmed(body['email']);
    const username = readTrimmed(body['username']);
    const password = readText(body['password']);
    if (!email && !username) refuse(400, TEXT.identifier);
    if (email && !isEmail(email)) refuse(400, TEXT.email);
    if (password.length < 6) refuse(400, TEXT.password);
    const account = email ? findAccount('email', email) : findAccount('username', username);
    const matches = await matchPassword(password, account?.password);
    if (!account || !matches) return refuse(401, TEXT.credentials);
    sessions.start(request, reply, account);
    return describeAccount(account);
  });

  app.post('/api/logout', (request, reply) => {
    sessions.end(request, reply);
    return reply.code(204).send();
  });

  app.put('/api/user/language', (request) => {
    const account = sessions.require(request);
    account.language = chooseOne(readBody(request)['language'], LANGUAGES, 'language');
    return describeAccount(account);
  });
}
