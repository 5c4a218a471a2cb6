/** The calls about questions elsewhere, for the parts that show them. */
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { elsewhereAddresses } from '../../elsewhere/addresses.ts'
import type { elsewhereContract } from '../../elsewhere/contract.ts'

export type ElsewhereAnswer<Name extends keyof typeof elsewhereContract> = AnswerOf<(typeof elsewhereContract)[Name]>
export type ForecastThere = ElsewhereAnswer<'findElsewhere'>['elsewhere'][number]
export type TiedThere = ElsewhereAnswer<'listElsewhere'>['elsewhere'][number]

export const callElsewhere = createCaller<typeof elsewhereContract>(elsewhereAddresses, session)

/** An operator has changed what is tied to something elsewhere. */
export function tiedOtherwise(): void {
  stale(callElsewhere, ['findElsewhere', 'listElsewhere'])
}
