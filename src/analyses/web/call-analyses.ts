/** The calls of this room, for its screens. */
import { session } from '#accounts/web/session/session.ts'
import { createCaller } from '#kit/web/call.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { analysisAddresses } from '../addresses.ts'
import type { analysisContract } from '../contract.ts'

export type AnalysisAnswer<Name extends keyof typeof analysisContract> = AnswerOf<(typeof analysisContract)[Name]>

export const callAnalyses = createCaller<typeof analysisContract>(analysisAddresses, session)
