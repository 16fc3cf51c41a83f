import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** The salt, then the hash. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<Buffer> {
  return Buffer.concat([salt, await derive(password, salt)]);
}

// Compared with when the account is unknown, so that it costs the same time as a wrong password.
const UNKNOWN_ACCOUNT = randomBytes(SALT_BYTES + HASH_BYTES);

export async function matchPassword(password: string, stored: Buffer = UNKNOWN_ACCOUNT): Promise<boolean> {
  return timingSafeEqual(await hashPassword(password, stored.subarray(0, SALT_BYTES)), stored);
}
