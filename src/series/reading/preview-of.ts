/** As much of what was understood of a file as a person looks at. */
import type { Preview } from './preview.ts'
import type { WhyNotTaken } from './taking.ts'
import { keptMarks } from './kept-marks.ts'
import type { Understood } from './understood.ts'

/** Longer lists are cut where nobody reads on: of values the newest are shown, of the rest the first. */
const most = { observations: 2000, named: 200 }

export function previewOf(told: Omit<Understood, 'refused'>, whyNot: WhyNotTaken | null): Preview {
  const newest = <One>(all: readonly One[]) => all.slice(-most.observations)
  return {
    read: told.read,
    asks: told.asks.map((one) => ({
      ...one,
      ...(one.at && { at: one.at.slice(0, most.named) }),
      proposals: one.proposals.map(({ answer, frequency, first, last, observations }) => ({
        answer,
        frequency,
        first,
        last,
        observations: newest(observations),
      })),
    })) as Preview['asks'], // the reader proposes only what may be answered
    series: told.series.map((one) => {
      const marks = keptMarks(one)
      const isKept = new Set(marks.map(([at]) => at))
      const notes = one.notes.filter(({ mark, at }) => !mark || typeof at !== 'string' || !isKept.has(at))
      return {
        ...one,
        observations: newest(one.observations),
        marks: newest(marks),
        missing: one.missing.slice(0, most.named),
        notes: notes.slice(0, most.named).map(shortened),
      }
    }),
    notes: told.notes.map(shortened),
    faults: told.faults.slice(0, most.named).map((one) => ({ ...one, lines: one.lines.slice(0, most.named) })),
    faultCount: told.faults.length,
    lineCount: new Set(told.faults.flatMap(({ lines }) => lines)).size,
    diff: told.diff && { ...told.diff, gone: newest(told.diff.gone), added: newest(told.diff.added) },
    whyNot,
  }
}

function shortened<One extends { at?: string | string[]; lines?: number[] }>(one: One): One {
  const { at, lines: all } = one
  return {
    ...one,
    ...(Array.isArray(at) && { at: at.slice(0, most.named) }),
    ...(all && { lines: all.slice(0, most.named) }),
  }
}
