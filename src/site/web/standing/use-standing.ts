/**
 * How the signed-in reader stands to an item. Null for visitors, and until it is known: the page is whole without it.
 */
import { useUser } from '#accounts/web/use-user.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { answers, keyOf } from '#kit/web/answers/answers.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { type MyCalls, useCall } from '#items/web/call-context.ts'

export type MyStanding = AnswerOf<MyCalls['findStanding']>

export type StandingHere = { mine: MyStanding | null; note: (part: Partial<MyStanding>) => void }

/** Where it cannot be learnt, what it adds to the page is left out; each of its buttons says by itself what fails. */
export function useStanding(kind: string, id: string): StandingHere {
  const { user } = useUser()
  const input = { params: { kind, id }, query: {} }
  const { answer: mine } = useAnswer(useCall(), 'findStanding', user && input)
  return {
    mine,
    note: (part) => answers.change(keyOf('findStanding', input), (now) => now && { ...now, ...part }),
  }
}
