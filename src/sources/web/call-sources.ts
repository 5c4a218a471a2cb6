/** The calls of this room, for its screens. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { createCaller } from '#kit/web/call.ts'
import { sourceAddresses } from '../addresses.ts'
import type { sourceContract } from '../contract.ts'

export type SourceAnswer<Name extends keyof typeof sourceContract> = AnswerOf<(typeof sourceContract)[Name]>

export const callSources = createCaller<typeof sourceContract>(sourceAddresses, session)

export const none = { params: {}, query: {} }
