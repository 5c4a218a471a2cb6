/** The calls of this room, for its parts. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { readersAddresses } from '../addresses.ts'
import type { readersContract } from '../contract.ts'

export type ReadersAnswer<Name extends keyof typeof readersContract> = AnswerOf<(typeof readersContract)[Name]>
export type Said = ReadersAnswer<'findReaders'>
export type SaidByMe = ReadersAnswer<'findSaidByMe'>

export const callReaders = createCaller<typeof readersContract>(readersAddresses, session)

/** Somebody has changed what readers say of this trend. */
export function saidOtherwise(id: string): void {
  stale(callReaders, ['findReaders', 'findSaidByMe', 'listSignals'], { id })
  stale(callReaders, ['listSaidByMe'])
}
