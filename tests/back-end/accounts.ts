import { randomUUID } from 'node:crypto';
import type { Server } from './behaviour';
import type { Account, Store } from './model';
import { readBody } from './requests';
import {
  chooseLanguage,
  chooseOne,
  DAY_MS,
  isEmail,
  LANGUAGES,
  measure,
  readText,
  readTrimmed,
  refuse,
  TEXT,
  TRIAL_DAYS,
} from './rules';

function describeSubscription(account: Account): string {
  if (account.subscribed) return 'active';
  return Date.now() < account.trialEndsAt ? 'trial' : 'none';
}

/** What the client may see of an account. */
export function describeAccount(account: Account): object {
  const { id, username, email, tokens, isAdmin, language } = account;
  const subscriptionStatus = describeSubscription(account);
  return { id, username, email, tokens, isAdmin, language, subscriptionStatus };
}

export const findAccount = (
  { accounts }: Store,
  field: 'username' | 'email',
  value: string,
): Account | undefined => accounts.find((account) => account[field].toLowerCase() === value.toLowerCase());

/** Nothing is awaited, so two equal registrations cannot both pass. */
export function addAccount(store: Store, account: Account): void {
  if (findAccount(store, 'username', account.username)) refuse(409, TEXT.usernameTaken);
  if (findAccount(store, 'email', account.email)) refuse(409, TEXT.emailTaken);
  store.accounts.push(account);
}

export function serveAccounts({ app, behaviour, passwords, sessions, store }: Server): void {
  app.get('/api/user', (request) => behaviour.describeAccount(sessions.require(request)));

  app.post('/api/register', async (request, reply) => {
    const body = readBody(request);
    const username = readTrimmed(body['username']);
    const email = readTrimmed(body['email']);
    const password = readText(body['password']);
    if (measure(username) < 3) refuse(400, TEXT.username);
    if (measure(username) > 30) refuse(400, TEXT.usernameTooLong);
    if (username.includes('@')) refuse(400, TEXT.usernameAt); // the login screen would take it for an e-mail
    if (!isEmail(email)) refuse(400, TEXT.email);
    if (measure(password) < 6) refuse(400, TEXT.password);
    if (body['confirmPassword'] !== password) refuse(400, TEXT.confirm);
    const account: Account = {
      id: randomUUID(),
      username,
      email,
      password: await passwords.hash(password),
      isAdmin: false,
      trialEndsAt: Date.now() + TRIAL_DAYS * DAY_MS,
      trialUse: { day: '', count: 0 },
      tokens: 0,
      subscribed: false,
      language: chooseLanguage(request.headers['accept-language']),
    };
    await behaviour.addAccount(store, account, body);
    sessions.start(request, reply, account);
    return reply.code(201).send(behaviour.describeAccount(account));
  });

  app.post('/api/login', async (request, reply) => {
    const body = readBody(request);
    const email = readTrimmed(body['email']);
    const username = readTrimmed(body['username']);
    const password = readText(body['password']);
    if (!email && !username) refuse(400, TEXT.identifier);
    if (password === '') refuse(400, TEXT.noPassword); // a short one is a wrong one
    const account = email
      ? behaviour.findAccount(store, 'email', email)
      : behaviour.findAccount(store, 'username', username);
    const matches = await passwords.matches(password, account?.password);
    if (!account || !matches) return refuse(401, TEXT.credentials);
    sessions.start(request, reply, account);
    return behaviour.describeAccount(account);
  });

  app.post('/api/logout', (request, reply) => {
    sessions.end(request, reply);
    return reply.code(204).send();
  });

  app.put('/api/user/language', (request) => {
    const account = sessions.require(request);
    account.language = chooseOne(readBody(request)['language'], LANGUAGES, 'language');
    return behaviour.describeAccount(account);
  });
}
