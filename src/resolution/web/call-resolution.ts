/** The calls of this room, for its parts. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { createCaller } from '#kit/web/call.ts'
import { resolutionAddresses } from '../addresses.ts'
import type { resolutionContract } from '../contract.ts'

type ResolutionAnswer<Name extends keyof typeof resolutionContract> = AnswerOf<(typeof resolutionContract)[Name]>
export type Resolutions = ResolutionAnswer<'listResolutions'>
export type Resolution = Resolutions['resolutions'][number]
export type Resolving = ResolutionAnswer<'findResolving'>
export type Unresolved = ResolutionAnswer<'listUnresolved'>

export const callResolution = createCaller<typeof resolutionContract>(resolutionAddresses, session)
