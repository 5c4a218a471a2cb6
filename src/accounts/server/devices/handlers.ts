/** Answers the calls about where one is signed in: listed, and signed out, here or there. */
import type { Kysely } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import { userOf, type Viewer } from '#kit/viewer.ts'
import type { accountContract } from '../../contract.ts'
import type { createAccountStore } from '../store.ts'
import type { AccountTables } from '../tables.ts'
import { overHttp } from '../who-asks/over-http.ts'
import { clearSessionCookie, readSessionToken } from '../who-asks/session-cookie.ts'
import { removeSession } from '../who-asks/session-store.ts'
import type { Devices } from './devices.ts'

export type DeviceHandlers = Pick<
  Handlers<typeof accountContract>,
  'logOut' | 'listDevices' | 'endDevice' | 'endOtherDevices'
>
type Parts = {
  db: Kysely<AccountTables>
  accounts: ReturnType<typeof createAccountStore>
  devices: Devices
  publicUrl: string | undefined
}

export function deviceHandlers({ db, accounts, devices, publicUrl }: Parts): DeviceHandlers {
  const findOwn = async (viewer: Viewer) => {
    const account = await accounts.findAccount(userOf(viewer).id)
    if (!account) throw new Refusal('session-ended') // removed a moment ago
    return account
  }
  return {
    async logOut({ viewer, request: given }) {
      const request = overHttp(given)
      const token = readSessionToken(request, publicUrl)
      const device = await devices.find(request)
      // This one's own session goes first: of what is left the other browsers are told that another ended it.
      if (token !== null) await removeSession(db, token)
      if (device !== null) await devices.end(userOf(viewer).id, device)
      return new WithHeaders({}, { 'set-cookie': clearSessionCookie(request, publicUrl) })
    },

    async listDevices({ viewer, request }) {
      const [account, here] = await Promise.all([findOwn(viewer), devices.find(overHttp(request))])
      const { devices: listed, more } = await devices.list(account, here)
      const shown = listed.map(({ id, agent, since, usedAt }) => ({
        id,
        agent,
        since: since.toISOString(),
        usedAt: usedAt.toISOString(),
        isHere: id === here,
      }))
      return { devices: shown, more }
    },

    async endDevice({ viewer, params: { id } }) {
      if (!(await devices.end(userOf(viewer).id, id))) throw new Refusal('not-found')
      return {}
    },

    async endOtherDevices({ viewer, request }) {
      const [account, here] = [await findOwn(viewer), await devices.find(overHttp(request))]
      if (here === null) throw new Refusal('session-ended')
      await devices.endOthers(account, here)
      return {}
    },
  }
}
