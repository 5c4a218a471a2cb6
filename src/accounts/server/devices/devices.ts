/**
 * Where somebody is signed in: which of it asks now, and how it is ended, here and at the sign-in service. A stream that
 * is open there ends by the event that this writes (`kit/server/stream/open-streams.ts`).
 */
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import { browserName } from '../../browser-name.ts'
import type { SignInService } from '../sign-in-service.ts'
import type { createAccountStore } from '../store.ts'
import type { AccountTables } from '../tables.ts'
import { bearerOf } from '../who-asks/bearer.ts'
import { digestOf, readSessionToken } from '../who-asks/session-cookie.ts'
import { endDevice, endOtherDevices, listDevices, saveDevice, type SignInKey } from './device-store.ts'

type Parts = {
  db: Kysely<AccountTables>
  accounts: ReturnType<typeof createAccountStore>
  service: SignInService
  publicUrl: string | undefined
  now?: (() => Date) | undefined
}
type Met = { accountId: string; key: SignInKey; agent: string | undefined; earlier: string | null }
export type Device = { id: string; agent: string; since: Date; usedAt: Date }
export type Listed = { devices: Device[]; more: number }
export type Devices = ReturnType<typeof createDevices>

/** So many are told one by one, and the one that asks. */
const mostListed = 50

export function createDevices({ db, accounts, service, publicUrl, now = () => new Date() }: Parts) {
  /** By the token, and where there is none by the cookie. */
  const find = async (request: FastifyRequest): Promise<string | null> => {
    const cookie = readSessionToken(request, publicUrl)
    const bearer = bearerOf(request)
    if (bearer !== null) return (await accounts.findBoth(await service.verify(bearer), null, now()))?.device?.id ?? null
    return cookie === null ? null : ((await accounts.findSession(digestOf(cookie), now()))?.device?.id ?? null)
  }
  /** A sign-in that this one replaces ends with it: nobody could see it in the list any more. */
  const meetIn = async (transaction: Kysely<AccountTables>, { agent, ...met }: Met): Promise<string | null> => {
    const saved = await saveDevice(transaction, { ...met, agent: browserName(agent), now: now() })
    if (saved?.replaced) await service.endSignIn(transaction, saved.replaced)
    return saved?.id ?? null
  }
  return {
    find,
    /** Its id, or null where it has ended. */
    meet: (met: Met, transaction?: Kysely<AccountTables>): Promise<string | null> =>
      transaction ? meetIn(transaction, met) : inTransaction(db, (begun) => meetIn(begun, met)),

    async touch(id: string): Promise<void> {
      await sql`update device set used_at = ${now()} where id = ${id}::bigint`.execute(db)
    },

    /** Those that the sign-in service holds to, the last used first; and how many more there are. */
    async list({ id, subject }: { id: string; subject: string }, here: string | null): Promise<Listed> {
      const rows = await service.listCurrent(subject, await listDevices(db, id))
      const shown = rows.filter((row, i) => i < mostListed || row.id === here)
      return {
        devices: shown.map(({ id: device, agent, authTime, usedAt }) => ({
          id: device,
          agent,
          since: new Date(authTime * 1000),
          usedAt,
        })),
        more: rows.length - shown.length,
      }
    },

    /** False where there is none such. */
    end: (accountId: string, id: string): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const ended = await endDevice(transaction, { accountId, id, now: now() })
        if (ended?.signIn) await service.endSignIn(transaction, ended.signIn)
        return ended !== null
      }),

    endOthers: ({ id: accountId, subject }: { id: string; subject: string }, kept: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const left = await endOtherDevices(transaction, { accountId, kept, now: now() })
        if (left) await service.endOtherSignIns(transaction, subject, left.signIn ?? '')
      }),
  }
}
