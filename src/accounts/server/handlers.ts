/**
 * Answers the calls about users: a login begins a session, a logout ends it, and one's own record is read, changed and
 * removed.
 */
import type { Kysely } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type User, userOf } from '#kit/viewer.ts'
import type { accountContract } from '../contract.ts'
import { needsProof } from '../recent-proof.ts'
import type { SignInConfig } from '../sign-in-options.ts'
import type { UserRecord } from '../user.ts'
import type { AccountData } from './account-data.ts'
import type { Devices } from './devices/devices.ts'
import type { DeviceHandlers } from './devices/handlers.ts'
import { bearerOf } from './who-asks/bearer.ts'
import { isOperator } from './who-asks/user-of.ts'
import { authorOf } from './names.ts'
import { clearSessionCookie, digestOf, readSessionToken, setSessionCookie } from './who-asks/session-cookie.ts'
import { overHttp } from './who-asks/over-http.ts'
import { leaveSession, saveSession } from './who-asks/session-store.ts'
import type { SignInService } from './sign-in-service.ts'
import { type Account, type createAccountStore, lockAccount, removeAccount, saveLogin, saveProfile } from './store.ts'
import type { AccountTables } from './tables.ts'

export type AccountParts = {
  db: Kysely<AccountTables>
  accounts: ReturnType<typeof createAccountStore>
  service: SignInService
  devices: Devices
  accountData: AccountData
  signInConfig: () => SignInConfig
  operatorEmails: readonly string[]
  publicUrl: string | undefined
}

export function accountHandlers(parts: AccountParts): Omit<Handlers<typeof accountContract>, keyof DeviceHandlers> {
  const { db, accounts, service, devices, accountData, publicUrl } = parts
  const recordOf = createRecordOf(parts)
  return {
    findSignInConfig: async () => parts.signInConfig(),

    async logIn({ body: { idToken }, now, request: given }) {
      const request = overHttp(given)
      const claims = await service.verify(idToken)
      await service.confirm(idToken, claims)
      const earlier = readSessionToken(request, publicUrl)
      const before = earlier === null ? null : await accounts.findSession(digestOf(earlier), now)
      const { account, token } = await db.transaction().execute(async (transaction) => {
        const { account: saved, was } = await saveLogin(transaction, service.issuer, claims, now)
        const author = authorOf(saved)
        if (was && authorOf(was) !== author) await accountData.rename(transaction, saved.id, author)
        if (!was) await accountData.begin(transaction, saved.id, now)
        const agent = request.headers['user-agent']
        const known = before?.account.id === saved.id ? (before.device?.id ?? null) : null
        const device = await devices.meet({ accountId: saved.id, key: claims, agent, earlier: known }, transaction)
        if (device === null) throw new Refusal('session-ended')
        const session = { accountId: saved.id, authTime: claims.authTime, deviceId: device, now }
        if (earlier !== null) await leaveSession(transaction, earlier, session)
        return { account: saved, token: await saveSession(transaction, session) }
      })
      await accountData.recognise(account.id, now)
      const user = await recordOf(account, isOperator(account, parts.operatorEmails))
      return new WithHeaders({ data: { user } }, { 'set-cookie': setSessionCookie(token, request, publicUrl) })
    },

    findMe: async ({ viewer }) => ({ user: await findRecord(parts, userOf(viewer)) }),

    async changeMe({ viewer, body }) {
      const me = userOf(viewer)
      const account = await db.transaction().execute(async (transaction) => {
        const changed = await saveProfile(transaction, me.id, body)
        if (!changed) throw new Refusal('session-ended')
        if (body.nickname !== undefined) await accountData.rename(transaction, me.id, authorOf(changed))
        return changed
      })
      return { user: await recordOf(account, me.isOperator) }
    },

    async removeMe({ viewer, request: given, now }) {
      const request = overHttp(given)
      const { id, email } = userOf(viewer)
      const token = bearerOf(request) ?? ''
      const { authTime, subject } = await service.verify(token)
      if (needsProof({ email, provedAt: new Date(authTime * 1000) }, now)) throw new Refusal('sign-in-again')
      await inTransaction(db, async (transaction) => {
        if (!(await lockAccount(transaction, id))) throw new Refusal('session-ended')
        await accountData.remove(transaction, id)
        await removeAccount(transaction, id)
        // Last, since another service cannot take it back: what fails before it, or in it, leaves everything as it was.
        await service.removeUser(transaction, { token, subject })
      })
      return new WithHeaders({}, { 'set-cookie': clearSessionCookie(request, publicUrl) })
    },
  }
}

/** The record of R20 for a user who asks. */
export async function findRecord(parts: AccountParts, viewer: User): Promise<UserRecord> {
  const account = await parts.accounts.findAccount(viewer.id)
  if (!account) throw new Refusal('session-ended') // removed a moment ago
  return createRecordOf(parts)(account, viewer.isOperator)
}

function createRecordOf({ accountData }: AccountParts) {
  return async (account: Account, mayOperate: boolean): Promise<UserRecord> => {
    const { id, subject, email, emailVerified, name, nickname, photoUrl, mailsReports, mailsNotices } = account
    const { publicName, isOnLeaderboards, hidesCrowd } = account
    const [ids, budgets] = await Promise.all([accountData.idsOf(id), accountData.budgetsOf(id)])
    return {
      _id: id,
      iamId: subject,
      email,
      emailVerified,
      name,
      nickname,
      photoUrl,
      mailsReports,
      mailsNotices,
      publicName,
      isOnLeaderboards,
      hidesCrowd,
      ...ids,
      ...budgets,
      isOperator: mayOperate,
      author: authorOf(account),
    }
  }
}
