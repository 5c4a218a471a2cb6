/** Whether the figure of an answer is that of its evidence, and said of something that was read. */
import { heldAgainst, ofYear, sides, withoutYear } from '../writing/answers/says.ts'
import type { Resolve } from './resolve.ts'
import type { Evidence } from '../report/evidence.ts'
import { isStatedBy } from './read-shown.ts'
import type { Report } from '../report/report.ts'

/** Why an answer may not be shown, or null. */
export async function whyNotAnswer(report: Report, resolve: Resolve): Promise<string | null> {
  const { answer, evidence, sources } = report
  if (!answer) return null
  const row = evidence.find(({ id }) => id === answer.evidence)
  if (!row) return 'rests on no evidence'
  if (!isFigureOf(answer.figure, row)) return `does not state ${String(row.value).slice(0, 80)}`
  const labels = await Promise.all(sources.map(({ item, version }) => resolve(item, version, 'label')))
  const isKnown = labels.some((label) => typeof label === 'string' && isSaidOf(answer.says, label, row, report))
  return isKnown ? null : 'is said of nothing that was read'
}

/** A bound is said of a bound, and 'after' of a time. */
function isFigureOf(figure: string, row: Evidence): boolean {
  const [, bound = '', said = figure] = /^(after|at least|at most) (.+)$/s.exec(figure) ?? []
  const isBound = {
    '': true,
    after: row.unit === 'day',
    'at least': row.field.endsWith('.lowest'),
    'at most': row.field.endsWith('.highest'),
  }[bound]
  return isBound === true && isStatedBy(said, typeof row.value === 'number' ? 'number' : 'fact', row)
}

function isSaidOf(says: string, label: string, row: Evidence, { year, evidence }: Report): boolean {
  if (says === label || says === withoutYear(label)) return true
  const times = [year, ...evidence.filter(({ unit }) => unit === 'day').map(({ value }) => value)]
  if (times.some((time) => says === `${label} in ${time}` || says === ofYear(label, Number(time)))) return true
  if (says.endsWith(`: ${label}`)) return evidence.some(({ value }) => says === `${String(value)}: ${label}`)
  const bar = evidence.find(({ id }) => id === row.inputs[0])
  return bar !== undefined && year !== null && isHeldAgainst(says, bar, { label, year, formula: row.formula })
}

type Held = { label: string; year: number; formula: string | null }

/** 'Child mortality below 36.7 deaths per 1,000 births in 2036', where that is the bar of the formula. */
function isHeldAgainst(says: string, bar: Evidence, { label, year, formula }: Held): boolean {
  const possible = sides.filter(
    (side) => formula === (side === 'at least' || side === 'above' ? 'chance-at-least' : 'chance-below'),
  )
  return possible.some((side) => {
    const [before = '', after = ''] = heldAgainst({ label, side, value: '\n', year }).split('\n')
    const value = says.slice(before.length, says.length - after.length)
    return says.startsWith(before) && says.endsWith(after) && isStatedBy(value, 'number', bar)
  })
}
