/** Where the calls about this machine's own sign-in service answer. The Identity Toolkit's are the SDK's own. */
import type { Address } from '#kit/endpoint.ts'

export const localIdentityAddresses = { listMails: 'GET /api/local/outbox' } as const satisfies Record<string, Address>
