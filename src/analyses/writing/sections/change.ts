/** What would change the answer: what will be known, when, and the answer then; by conditioning, never by a guess. */
import { connect, when } from '../sentence.ts'
import { withoutRung } from '../sensitivity/ladder.ts'
import type { Mover } from '../sensitivity/mover.ts'
import { moversOf } from '../sensitivity/movers.ts'
import { otherWindows } from '../sensitivity/series.ts'
import { isOfPeople } from '../people/people.ts'
import { allToldOf } from '../series-behind.ts'
import { whatToWatch } from '../told.ts'
import { worldsHeld } from '../sensitivity/worlds.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Block } from '../../report/report.ts'
import type { Answer, Writing, Written } from '../writing.ts'
import { cell, itemCell, noCell, tableOf } from './cells.ts'
import { writeSignposts } from './change/signposts.ts'
import { together } from './together.ts'

/** With fewer rows what is merely to be watched is told as well. */
const leastRows = 3
const mostRows = 10

export const writeChange = together(writeMoves, (w, answer) => {
  const movers = answer ? moversOf(w, answer) : []
  if (rowsOf(movers).length >= leastRows) return { sentences: [], blocks: [] }
  return writeSignposts(w, answer, new Set(movers.map(({ what }) => what.id)))
})

/** What can be said of an answer alone. */
export function writeMoves(w: Writing, answer: Answer | null): Written {
  if (!answer) return { sentences: [], blocks: [] }
  const movers = moversOf(w, answer)
  const rows = rowsOf(movers).slice(0, mostRows)
  const watched = answer.isNone ? [] : allToldOf(w, answer)
  const ofSeries = movers.some(({ cases }) => cases.some((one) => one.if.kind === 'number'))
  return {
    sentences: [
      ...movers.flatMap(({ cases, said }) => (cases.length === 0 && said ? [said] : [])),
      ...worldsHeld(w, answer),
      ...(ofSeries ? [connect('levels')] : []),
      ...(isOfPeople(answer) && movers.some(({ isByTie }) => isByTie) ? [connect('people-then')] : []),
      ...withoutRung(w, answer),
      ...otherWindows(w, answer),
      ...watched.flatMap((view) => whatToWatch(w, view, watched.length > 1)),
    ],
    blocks: rows.length > 0 ? [tableOf({ title: 'The answer once each is known', columns, rows })] : [],
  }
}

const columns = ['Watch', 'Value for', 'Known by', 'If', 'Answer then']

type Rows = Extract<Block, { type: 'table' }>['rows']

function rowsOf(movers: readonly Mover[]): Rows {
  return movers.flatMap(({ what, item, of, known, cases }) =>
    cases.map((one) => [itemCell(what, item), at(of), at(known), cell(one.if), cell(one.answer)]),
  )
}

const at = (time: Evidence | null | undefined) => (time ? cell(when(time)) : noCell)
