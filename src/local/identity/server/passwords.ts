/**
 * Keeps passwords as scrypt hashes that name their own cost, and tells whether one is right in a time that does not say
 * why not.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

export type PasswordCost = { N: number; r: number; p: number }
export type Passwords = ReturnType<typeof createPasswords>
type Derive = (password: string, salt: Buffer, cost: PasswordCost) => Promise<Buffer>

/** 32 MB and some 80 ms for each guess. */
const usualCost: PasswordCost = { N: 2 ** 15, r: 8, p: 1 }
const length = 32

/** `derive` does the work of one guess. */
export function createPasswords(cost = usualCost, derive: Derive = byScrypt) {
  /** The hash of no password: its salt and hash are all zeros. */
  const nobodys = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), Buffer.alloc(length).toString('base64url')].join(
    '$',
  )
  return {
    /** `scrypt$32768$8$1$salt$hash`, so that the cost can rise and old hashes still be read. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const hash = await derive(password, salt, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
    },

    /**
     * Where there is no hash (no such user, no password), the same work is done for nothing: the time gives no address
     * away.
     */
    async isRight(password: string, kept: string | null): Promise<boolean> {
      const [, N, r, p, salt = '', hash = ''] = (kept ?? nobodys).split('$')
      const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
      return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && kept !== null
    },
  }
}

/** In Node's pool of threads: the other requests go on meanwhile. */
function byScrypt(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(password, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error ? fail(error) : done(key)))
  })
}
