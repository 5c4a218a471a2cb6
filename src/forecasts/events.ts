/** What the log of events tells of forecasts. The triggers that write it are in `migrations/0090`, `0091`, `0093`, `0096`, `0102` and `0111`. */
import { z } from 'zod'
import { eventKind, idOf } from '#kit/events/event.ts'
import type { Notice, Tag } from '#kit/events/tag.ts'

const onQuestion = z.object({ isPublic: z.boolean() })
type Fact = { ref: string; data: z.output<typeof onQuestion> }

/** Somebody forecast, or took that back. Nobody is told: what changed in that moment would be what they said. */
export const forecastMade = eventKind({
  name: 'forecast.made',
  data: onQuestion,
  notice: () => null,
  isForOperators: true,
})
/** Somebody counts in its crowd from now on, or no longer. */
export const crowdChanged = eventKind({
  name: 'crowd.changed',
  data: onQuestion,
  notice: () => null,
  isForOperators: true,
})
/** What its crowd says is told anew: every ten seconds at most. */
const crowdMoved = eventKind({ name: 'crowd.moved', data: onQuestion, notice: (fact) => noticeOf(fact) })
/** A machine forecast it: what is asked with it draws that too. */
const machineSpoke = eventKind({
  name: 'machine.spoke',
  data: onQuestion,
  notice: (fact) => noticeOf(fact, `n${idOf(fact.ref)}`, 'r'),
})
/** A question was scored, anew, or no longer is. */
export const scoresMade = eventKind({
  name: 'scores.made',
  data: onQuestion,
  notice: (fact) => noticeOf(fact, 'r', 'p'),
})
/** The crowd has learnt of questions that came out: how it is put together is told on the pages of the base itself. */
const crowdLearnt = eventKind({
  name: 'crowd.learnt',
  data: z.object({}),
  notice: () => ({ is: 'changed', tags: ['r'] }),
  isForOperators: true,
})
/** Somebody is shown as a forecaster, by another name, or no longer: of who is not, nothing stays to be seen. */
const forecastersChanged = eventKind({
  name: 'forecasters.changed',
  data: z.object({}),
  notice: () => ({ is: 'gone', tags: ['p'] }),
  isForOperators: true,
})

export const forecastEvents = [
  forecastMade,
  crowdChanged,
  crowdMoved,
  machineSpoke,
  scoresMade,
  crowdLearnt,
  forecastersChanged,
] as const

/** The page may go on for some seconds as it was. */
function noticeOf({ ref, data: { isPublic } }: Fact, ...more: Tag[]): Notice | null {
  return isPublic ? { is: 'changed', tags: [`v${idOf(ref)}`, ...more] } : null
}
