import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, { cost }, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

// Compared with when the account is unknown, so that it costs the same time as a wrong password.
const UNKNOWN_ACCOUNT = randomBytes(SALT_BYTES + HASH_BYTES);

export interface Passwords {
  /** The salt, then the hash. */
  hash: (password: string) => Promise<Buffer>;
  matches: (password: string, stored: Buffer | undefined) => Promise<boolean>;
}

/** @param cost of scrypt, a power of two. The default is Node's. */
export function createPasswords(cost = 16384): Passwords {
  const hash = async (password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<Buffer> =>
    Buffer.concat([salt, await derive(password, salt, cost)]);
  return {
    hash: (password) => hash(password),
    matches: async (password, stored = UNKNOWN_ACCOUNT) =>
      timingSafeEqual(await hash(password, stored.subarray(0, SALT_BYTES)), stored),
  };
}
