/**
 * Which values of a report carry its argument, and so have a mark? The answer; of a sentence the first number or quotation,
 * of a row its last value; and of all those at most thirty, section by section in turn, so that each has some. Years,
 * dates, titles and names have none, nor has what the order itself says. All others open too.
 */
import { tableOf } from './blocks/index.ts'
import type { Say, UnitOf } from './blocks/block-words.ts'
import type { Evidence } from '../report/evidence.ts'
import { headlinesOf } from '../report/headlines.ts'
import type { Claim, Report, Section } from '../report/report.ts'

const mostMarks = 30

type Rows = ReadonlyMap<string, Evidence>

type Carrying = Pick<Report, 'sections' | 'answer' | 'others'>

type Printed = { say: Say; unitOf: UnitOf }

export function carrying({ sections, ...head }: Carrying, rows: Rows, printed: Printed): Set<string> {
  const first = headlinesOf(head).map(({ evidence }) => evidence)
  const byTurns = inTurn(sections.map((section) => carryingIn(section, rows, printed)))
  return new Set([...new Set([...first, ...byTurns])].slice(0, mostMarks))
}

/** Words that state a number or are quoted; years, dates and names are facts to a report. */
export const isMarked = ({ kind }: Pick<Claim, 'kind'>): boolean => kind !== 'fact'

function carryingIn({ sentences, blocks }: Section, rows: Rows, printed: Printed): string[] {
  const isValue = (id: string | null): id is string => typeof rows.get(id ?? '')?.value === 'number'
  const inSentences = sentences.map(
    ({ claims }) => claims.find((claim) => isMarked(claim) && !isOfOrder(rows.get(claim.evidence)))?.evidence,
  )
  const inRows = blocks.flatMap((block) =>
    tableOf(block, printed).rows.map((row) => row.map(({ evidence }) => evidence).findLast(isValue)),
  )
  return [...inSentences, ...inRows].filter((id) => id !== undefined)
}

/** The year that is asked about, or the level of a band. */
const isOfOrder = (row: Evidence | undefined): boolean => row?.item === 'report' && row.formula === null

/** The first of each, then the second of each. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat()
}
