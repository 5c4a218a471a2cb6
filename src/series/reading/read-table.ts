/**
 * A table as a series, or as the questions that stand before it, each with what would come of its answers. A question
 * stops the reading: nothing is taken before it is answered.
 */
import { diffOf, factorBetween } from './compare.ts'
import type { Given } from './given.ts'
import { type Frame, frameOf } from './layouts/frame.ts'
import { layOut } from './layouts/lay-out.ts'
import type { Question } from './layouts/laid.ts'
import { type Asked, readEntries, type Told } from './entries/read-entries.ts'
import type { Table } from './table.ts'
import { Unreadable } from './unreadable.ts'
import type { Ask, Proposal, Understood } from './understood.ts'

/** So many answers are shown with what comes of them; so many more are named. */
const most = { drawn: 12, named: 1000 }

export function readTable(table: Table, given: Given): Understood {
  const frame = frameOf(table)
  const told = tell(frame, table, given)
  if ('found' in told) return understood(told, table, given)
  if (told.answers.length === 0) throw new Unreadable('no-observations', told.read)
  const ask = askOf(told, told.outcomeOf ?? ((answer) => tryOut(frame, table, { ...given, ...answer })))
  const frequencies = [...new Set(ask.proposals.map(({ frequency }) => frequency))]
  // Where all answers come out as often, that is known before any is given.
  const read = frequencies.length === 1 ? { frequency: frequencies[0] ?? null, ...told.read } : told.read
  return { refused: null, read, series: [], asks: [ask], notes: table.notes, faults: [], diff: null }
}

/** What would come of an answer. Days that would be asked about next are shown as they are. */
function tryOut(frame: Frame, table: Table, given: Given): Told | Question {
  const told = tell(frame, table, given)
  return 'outcomeOf' in told
    ? (told.outcomeOf?.({ ...given, frequency: told.read.frequency ?? 'daily' }) ?? told)
    : told
}

function tell(frame: Frame, table: Table, given: Given): Told | Asked {
  const laid = layOut(frame, given)
  if ('ask' in laid) return laid
  const told = readEntries({ ...laid, unit: laid.unit ?? table.unit ?? null }, given, frame.dates)
  if ('ask' in told) return told
  return unitQuestion(told, given) ?? told
}

/** All values that both have differ by one factor: as when a file begins to count in thousands. */
function unitQuestion({ found, read }: Told, { existing = [], newUnit }: Given): Question | null {
  const other = newUnit ? null : factorBetween(existing, found.observations)
  if (!other) return null
  const answers: Given[] = [{ scale: Number((1 / other.factor).toPrecision(6)) }, { newUnit: true }]
  return { ask: 'unit-change', answers, read, ...other, reason: 'all values that both have differ by one factor' }
}

function understood({ read, found, faults, asks }: Told, table: Table, { existing }: Given): Understood {
  const isNothing = found.observations.length === 0 && faults.length === 0 && asks.length === 0
  if (isNothing) throw new Unreadable('no-observations', read)
  const series = found.observations.length > 0 ? [found] : []
  const diff = existing && series.length > 0 ? diffOf(existing, found.observations) : null
  return { refused: null, read, series, asks, notes: table.notes, faults, diff }
}

export function askOf(
  { ask, answers, reason, factor, over }: Question,
  outcomeOf: (answer: Given) => Told | Question,
): Ask {
  return {
    ask,
    proposals: answers.slice(0, most.drawn).map((answer) => proposalOf(answer, outcomeOf(answer))),
    ...(answers.length > most.drawn && { others: answers.slice(most.drawn, most.named) }),
    ...(reason && { reason }),
    ...(factor !== undefined && { factor }),
    ...(over !== undefined && { over }),
  }
}

function proposalOf(answer: Given, told: Told | Question): Proposal {
  if (!('found' in told)) {
    const { frequency = null } = told.read
    return { answer, frequency, first: null, last: null, observations: [], notes: [] }
  }
  const { frequency, observations, notes } = told.found
  const [first = null] = observations.map(([at]) => at)
  return { answer, frequency, first, last: observations.at(-1)?.[0] ?? null, observations, notes }
}
