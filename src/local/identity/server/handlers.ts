/** Answers what the sign-in service of this machine shows of itself. Elsewhere there is nothing at these addresses. */
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import type { localIdentityContract } from '../contract.ts'
import type { Identity } from './identity.ts'
import { isOnLoopback } from '#kit/server/http/loopback.ts'

/** `identity` where mails are kept for reading here; null where a mail server or another service sends them. */
export function localIdentityHandlers(
  identity: Pick<Identity, 'outbox'> | null,
): Handlers<typeof localIdentityContract> {
  return {
    async listMails({ request }) {
      if (!identity || !request || !isOnLoopback(request)) throw new Refusal('not-found')
      const mails = (await identity.outbox()).map((mail) => ({ ...mail, at: mail.at.toISOString() }))
      return new WithHeaders({ mails }, { 'cache-control': 'no-store' })
    },
  }
}
