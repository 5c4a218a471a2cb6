/**
 * How often may somebody try? Counts in the database, so that it holds for all processes, under hashes of what and by
 * whom. Each try is counted before it is made: a hundred guesses at once are a hundred guesses.
 */
import { sql } from 'kysely'
import { digestOf } from './secrets.ts'
import type { Db } from './tables.ts'
import { ToolkitError } from './toolkit-error.ts'

/** Per hour: from one network address, but for the last two, which are to one recipient. */
export type Limits = {
  signUps: number
  lookUps: number
  wrongPasswords: number
  newPasswords: number
  mails: number
  phoneCodes: number
  mailsToOne: number
  phoneCodesToOne: number
}

export const defaultLimits: Limits = {
  signUps: 30,
  lookUps: 300,
  wrongPasswords: 60,
  newPasswords: 60,
  mails: 30,
  phoneCodes: 30,
  mailsToOne: 6,
  phoneCodesToOne: 6,
}

const hourMs = 3_600_000
/**
 * Wrong passwords for one account in a row before it is locked: for a minute, then two, four, eight, and a quarter of
 * an hour.
 */
const freeTries = 5
const shortestLockMs = 60_000
const longestLockMs = 900_000
/** Wrong passwords are forgotten after this long without one. */
const memoryMs = 24 * hourMs

export type Throttle = ReturnType<typeof createThrottle>

export function createThrottle(db: Db, limits: Limits, now: () => Date) {
  return {
    /** Counts one more of a kind in this hour, and refuses what is beyond the limit. */
    async countOne(kind: keyof Limits, subject: string): Promise<void> {
      const until = new Date(now().getTime() + hourMs)
      const { rows } = await sql<{ count: number }>`
        insert into identity.attempt as a (key, count, until, forget_at) values (${keyOf(kind, subject)}, 1, ${until}, ${until})
        on conflict (key) do update set
          count = case when a.until <= ${now()} then 1 else a.count + 1 end,
          until = case when a.until <= ${now()} then excluded.until else a.until end,
          forget_at = case when a.until <= ${now()} then excluded.until else a.until end
        returning count`.execute(db)
      if ((rows[0]?.count ?? 0) > limits[kind]) throw tooMany()
    },

    /** Takes one back that turned out not to count. */
    async forgetOne(kind: keyof Limits, subject: string): Promise<void> {
      await sql`update identity.attempt set count = greatest(count - 1, 0) where key = ${keyOf(kind, subject)}`.execute(
        db,
      )
    },

    /**
     * Counts a try at an account's password as a wrong one, until `forgetTries` says it was right. Refuses where the
     * account is locked.
     */
    async countTry(account: string): Promise<void> {
      const forgetAt = new Date(now().getTime() + memoryMs)
      const { rows } = await sql<{ count: number }>`
        insert into identity.attempt as a (key, count, until, forget_at) values (${keyOf('password', account)}, 1, ${now()}, ${forgetAt})
        on conflict (key) do update set
          count = case when a.forget_at <= ${now()} then 1 else a.count + 1 end,
          until = ${now()}::timestamptz + make_interval(secs => case
            when a.forget_at <= ${now()} or a.count + 1 < ${freeTries}::integer then 0
            else least(${shortestLockMs}::float * 2 ^ least(a.count + 1 - ${freeTries}::integer, 10), ${longestLockMs}::float) / 1000 end),
          forget_at = ${forgetAt}
        where a.until <= ${now()}
        returning count`.execute(db)
      if (rows.length === 0) throw tooMany()
    },

    async forgetTries(account: string): Promise<void> {
      await sql`delete from identity.attempt where key = ${keyOf('password', account)}`.execute(db)
    },
  }
}

function keyOf(kind: string, subject: string): string {
  return digestOf(`${kind} ${subject}`)
}

function tooMany(): ToolkitError {
  return new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
}
