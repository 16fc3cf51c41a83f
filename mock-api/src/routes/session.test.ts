import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { createFetch } from '../hosts/fetch';
import { openTestWorld, apiError } from '../testing';

const registration = {
  username: 'painter',
  email: 'painter@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
};

test('a visitor gets a 401', async () => {
  const visitor = openTestWorld().browse();
  await expect(visitor.send(endpoints.getUser)).rejects.toMatchObject({ status: 401 });
});

test.each([{ username: 'DEMO' }, { email: 'Demo@Example.com' }])('login with %o succeeds', async (name) => {
  const visitor = openTestWorld().browse();
  await visitor.send(endpoints.login, { body: { ...name, password: 'password' } });
  expect(await visitor.send(endpoints.getUser)).toMatchObject({ username: 'demo', tokens: 120 });
});

test.each([
  { username: 'demo', password: 'Password' },
  { username: 'nobody', password: 'password' },
])('%o does not sign in', async (body) => {
  const visitor = openTestWorld().browse();
  await expect(visitor.send(endpoints.login, { body })).rejects.toMatchObject(
    apiError(401, expect.stringContaining('Invalid email or username or password')),
  );
});

test('registering signs in, with no tokens', async () => {
  const visitor = openTestWorld().browse();
  const user = await visitor.send(endpoints.register, { body: registration });
  expect(user).toMatchObject({
    username: 'painter',
    email: 'painter@example.com',
    tokens: 0,
    isAdmin: false,
  });
  expect(await visitor.send(endpoints.getUser)).toEqual(user);
});

test('no response contains a password or its hash', async () => {
  const fetch = createFetch(openTestWorld({ scenario: 'creator' }).world);
  const text = await (await fetch('/api/user')).text();
  expect(text).not.toMatch(/password/i);
});

test('no password is stored in plain text', async () => {
  const { world, browse } = openTestWorld();
  await browse().send(endpoints.register, {
    body: { ...registration, password: 'hush-hush', confirmPassword: 'hush-hush' },
  });
  expect(JSON.stringify(world.snapshot())).not.toContain('hush-hush');
});

test.each([{ username: 'Demo' }, { email: 'DEMO@example.com' }])('%o is already taken', async (taken) => {
  const visitor = openTestWorld().browse();
  await expect(
    visitor.send(endpoints.register, { body: { ...registration, ...taken } }),
  ).rejects.toMatchObject({
    status: 409,
  });
});

test.each([
  [{ username: 'ab' }, 'Username must be at least 3 characters'],
  [{ email: 'nowhere' }, 'Please enter a valid email address'],
  [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
  [{ confirmPassword: 'secret2' }, 'Passwords do not match'],
])('a registration with %o is refused', async (wrong, message) => {
  const visitor = openTestWorld().browse();
  await expect(
    visitor.send(endpoints.register, { body: { ...registration, ...wrong } }),
  ).rejects.toMatchObject(apiError(400, message));
});

test('two browsers have separate sessions', async () => {
  const { browse } = openTestWorld();
  const [one, other] = [browse('demo'), browse('admin')];
  expect(await one.send(endpoints.getUser)).toMatchObject({ username: 'demo' });
  expect(await other.send(endpoints.getUser)).toMatchObject({ username: 'admin' });
});

test('logging out ends this session and no other', async () => {
  const { browse } = openTestWorld();
  const [phone, desk] = [browse('demo'), browse('demo')];
  await phone.send(endpoints.logout);
  await expect(phone.send(endpoints.getUser)).rejects.toMatchObject({ status: 401 });
  expect(await desk.send(endpoints.getUser)).toMatchObject({ username: 'demo' });
});

test('signing in as another user ends the previous session', async () => {
  const { world, browse } = openTestWorld();
  const client = browse('demo');
  await client.send(endpoints.login, { body: { username: 'admin', password: 'password' } });
  expect(Object.keys(world.state.sessions)).toHaveLength(1);
});

test('the language is stored with the account', async () => {
  const client = openTestWorld({ scenario: 'creator' }).browse();
  await client.send(endpoints.updateLanguage, { body: { language: 'ar' } });
  expect(await client.send(endpoints.getUser)).toMatchObject({ language: 'ar' });
});
