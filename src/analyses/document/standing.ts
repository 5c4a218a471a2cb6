/**
 * What has become of a report since it was made, in sentences, for the files: what moved it first, then how right it was, or
 * when it will be outdated.
 */
import { sayDay } from '#kit/dates.ts'
import { sayScore, sayTurn } from '../living/living-words.ts'
import type { Score } from '../living/score.ts'
import type { Changes } from '../report/changes.ts'
import type { Report } from '../report/report.ts'
import { sayEvidence } from '../report/shown-value.ts'

type Known = { report: Pick<Report, 'outdated' | 'awaits'>; score: Score | null; changes: Changes | null }

const mostObserved = 3

/** `today`: a day. */
export function sayStanding({ report: { outdated = [], awaits }, score, changes }: Known, today: string): string[] {
  const [turn] = outdated
  const after = score && awaits ? sayScore(score, awaits) : turn ? [sayTurn(turn, today)] : []
  return [...(changes ? sayMoved(changes) : []), ...after]
}

/** 'Since the report before: “CO2”, observed in 2024, was 10,527 Mt and is now 9,950 Mt.' Then the answer beside the old. */
function sayMoved({ before: id, answer, observations }: Changes): string[] {
  if (id === null || answer.before === answer.now) return []
  const said = observations.slice(0, mostObserved).map(({ title, unit, at, before, now }) => {
    const say = (value: number | null) => (value === null ? 'not there' : sayEvidence({ value, unit }))
    return `“${title}”, observed in ${sayDay(at)}, was ${say(before)} and is now ${say(now)}`
  })
  const none = 'none in a number'
  return [
    ...(said.length > 0 ? [`Since the report before: ${said.join('; ')}.`] : []),
    `The answer was ${answer.before ?? none} and is now ${answer.now ?? none}.`,
  ]
}
