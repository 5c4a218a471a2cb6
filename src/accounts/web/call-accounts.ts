/** The calls of this room, for its screens. */
import { createCaller } from '#kit/web/call.ts'
import { accountAddresses } from '../addresses.ts'
import type { accountContract } from '../contract.ts'
import { session } from './session/session.ts'

export const callAccounts = createCaller<typeof accountContract>(accountAddresses, session)
