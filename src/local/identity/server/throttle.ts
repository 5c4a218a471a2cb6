/**
 * How often may somebody try? Counts in the database, so that it holds for all processes, under hashes of what and by
 * whom. Each try is counted before it is made: a hundred guesses at once are a hundred guesses.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
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

/** Letters that are asked for; each kind is counted by itself. */
const mailKinds = ['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const
export type MailKind = (typeof mailKinds)[number]

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
/** Wrong passwords are forgotten after this long without one. */
const memoryMs = 24 * hourMs
/** So long is a network remembered from which somebody signed in to an account with the right password. */
const knownMs = 90 * 24 * hourMs

/** After so many wrong passwords in a row a lock, each twice as long as the one before, up to the longest. */
type Lock = { kind: string; freeTries: number; shortestMs: number; longestMs: number }
/** For one account from one network: so a stranger elsewhere locks nobody out. */
const near: Lock = { kind: 'password', freeTries: 5, shortestMs: 60_000, longestMs: 900_000 }
/** For one account from all networks that it has never been signed in to from: against guesses from many at once. */
const anywhere: Lock = { kind: 'password anywhere', freeTries: 30, shortestMs: 900_000, longestMs: hourMs }

/** Who meets a lock that tries in flight have just set looks again, this often and at this distance: one may be right. */
const rounds = { most: 50, ms: 150 }
/** A try is in flight for no longer than this. */
const flightMs = 3000

export type Throttle = ReturnType<typeof createThrottle>

export function createThrottle(db: Db, limits: Limits, now: () => Date) {
  /** False where this one more is beyond the limit of its kind in this hour. */
  const countWithin = async (kind: keyof Limits, subject: string): Promise<boolean> => {
    const until = new Date(now().getTime() + hourMs)
    const { rows } = await sql<{ count: number }>`
      insert into identity.attempt as a (key, count, until, forget_at) values (${keyOf(kind, subject)}, 1, ${until}, ${until})
      on conflict (key) do update set
        count = case when a.until <= ${now()} then 1 else a.count + 1 end,
        until = case when a.until <= ${now()} then excluded.until else a.until end,
        forget_at = case when a.until <= ${now()} then excluded.until else a.until end
      returning count`.execute(db)
    return (rows[0]?.count ?? 0) <= limits[kind]
  }
  return {
    countWithin,

    /** Counts one more of a kind in this hour, and refuses what is beyond the limit. */
    async countOne(kind: keyof Limits, subject: string): Promise<void> {
      if (!(await countWithin(kind, subject))) throw tooMany()
    },

    /** Whether somebody signed in to this account from there, with the right password, not long ago. */
    isKnown: (account: string, network: string): Promise<boolean> => isKnown(db, account, network, now()),

    /** Takes one back that turned out not to count. */
    async forgetOne(kind: keyof Limits, subject: string): Promise<void> {
      await sql`update identity.attempt set count = greatest(count - 1, 0) where key = ${keyOf(kind, subject)}`.execute(
        db,
      )
    },

    /**
     * Counts a try at an account's password as a wrong one, until `forgetTries` says it was right. Refuses where the
     * account is locked. `isAttack`: with this one the lock against guesses from everywhere begins.
     */
    async countTry(account: string, network: string): Promise<{ isAttack: boolean }> {
      await patiently(db, near, [account, network], now)
      if (await isKnown(db, account, network, now())) return { isAttack: false }
      const tries = await patiently(db, anywhere, [account], now)
      return { isAttack: tries === anywhere.freeTries }
    },

    /** How many wrong passwords were tried for an account from places that it was never signed in to from. */
    async countWrong(account: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count from identity.attempt where key = ${keyOf(anywhere.kind, account)} and forget_at > ${now()}`.execute(
        db,
      )
      return rows[0]?.count ?? 0
    },

    /** What an address alone leads to. Where networks are in it, nobody finds it again, and time takes it away. */
    async forgetAccount(trx: QueryExecutorProvider, account: string): Promise<void> {
      await sql`delete from identity.attempt where key in (${sql.join(keysOf(account))})`.execute(trx)
    },

    /** It was right, so whoever is there is let in from now on whatever others try. */
    async forgetTries(account: string, network: string): Promise<void> {
      const until = new Date(now().getTime() + knownMs)
      await sql`delete from identity.attempt where key = ${keyOf(near.kind, account, network)}`.execute(db)
      // Not all of them: others may go on guessing.
      await sql`
        update identity.attempt set count = greatest(count - 1, 0), until = least(until, ${now()})
        where key = ${keyOf(anywhere.kind, account)}`.execute(db)
      await sql`
        insert into identity.attempt (key, count, until, forget_at) values (${keyOf('known', account, network)}, 1, ${until}, ${until})
        on conflict (key) do update set until = excluded.until, forget_at = excluded.forget_at`.execute(db)
    },
  }
}

/** How many there are with this one. Where it is locked by tries that are still in flight it waits for them. */
async function patiently(db: Db, lock: Lock, who: string[], now: () => Date): Promise<number> {
  for (let round = 0; ; round++) {
    const tries = await countOnce(db, lock, who, now()) // eslint-disable-line no-await-in-loop
    if (tries !== null) return tries
    if (round === rounds.most || (await isOver(db, lock, who, now()))) throw tooMany() // eslint-disable-line no-await-in-loop
    await wait(rounds.ms) // eslint-disable-line no-await-in-loop
  }
}

/** Null where it is locked. */
async function countOnce(db: Db, { kind, freeTries, shortestMs, longestMs }: Lock, who: string[], now: Date) {
  const forgetAt = new Date(now.getTime() + memoryMs)
  const { rows } = await sql<{ count: number }>`
    insert into identity.attempt as a (key, count, until, forget_at) values (${keyOf(kind, ...who)}, 1, ${now}, ${forgetAt})
    on conflict (key) do update set
      count = case when a.forget_at <= ${now} then 1 else a.count + 1 end,
      until = ${now}::timestamptz + make_interval(secs => case
        when a.forget_at <= ${now} or a.count + 1 < ${freeTries}::integer then 0
        else least(${shortestMs}::float * 2 ^ least(a.count + 1 - ${freeTries}::integer, 10), ${longestMs}::float) / 1000 end),
      forget_at = ${forgetAt}
    where a.until <= ${now}
    returning count`.execute(db)
  return rows[0]?.count ?? null
}

/** The last try that was counted has long been answered. Where nothing is counted one was right a moment ago. */
async function isOver(db: Db, { kind }: Lock, who: string[], now: Date): Promise<boolean> {
  const since = new Date(now.getTime() + memoryMs - flightMs)
  const { rows } = await sql`
    select from identity.attempt where key = ${keyOf(kind, ...who)} and forget_at <= ${since}`.execute(db)
  return rows.length > 0
}

async function isKnown(db: Db, account: string, network: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from identity.attempt where key = ${keyOf('known', account, network)} and until > ${now}`.execute(db)
  return rows.length > 0
}

/** Those that an address alone leads to. */
function keysOf(account: string): string[] {
  const mails = mailKinds.flatMap((kind) =>
    ['known', 'others'].map((share) => keyOf('mailsToOne', account, kind, share)),
  )
  return [keyOf(anywhere.kind, account), keyOf('phoneCodesToOne', account), ...mails]
}

function keyOf(kind: string, ...who: string[]): string {
  return digestOf([kind, ...who].join(' '))
}

export function tooMany(): ToolkitError {
  return new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER')
}
