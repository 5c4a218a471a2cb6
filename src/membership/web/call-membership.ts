/** The calls of this room, for its screens. */
import { session } from '#accounts/web/session/session.ts'
import { createCaller } from '#kit/web/call.ts'
import { membershipAddresses } from '../addresses.ts'
import type { membershipContract } from '../contract.ts'

export const callMembership = createCaller<typeof membershipContract>(membershipAddresses, session)
