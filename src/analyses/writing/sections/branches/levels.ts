/** Round values below and above the one that is asked about, each with its chance by what the answer itself is read off. */
import type { Evidence } from '../../../report/evidence.ts'
import { amount, bare } from '../../sentence.ts'
import type { Block } from '../../../report/report.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell, tableOf } from '../cells.ts'
import { type Spread, spreadOf } from './spread.ts'

const most = 5
const least = 3
const columns = { 'chance-at-least': ['At least', 'Chance'], 'chance-below': ['Below', 'Chance'] }

export function levelTable(w: Writing, answer: Answer): Block[] {
  const spread = spreadOf(w, answer)
  const rows = spread ? rowsOf(w, answer, spread) : []
  if (!spread || rows.length < least) return []
  return [tableOf({ title: 'How likely other values are', columns: columns[spread.formula], rows })]
}

function rowsOf(w: Writing, { threshold, says }: Answer, spread: Spread) {
  const round = Array.from({ length: most }, (_, i) => roundLevel(w, i + 1, says, spread)).filter(
    ({ value }) => typeof value === 'number' && value !== threshold?.value,
  )
  return [...round, ...(threshold ? [threshold] : [])]
    .toSorted((a, b) => Number(a.value) - Number(b.value))
    .map((level, i) => {
      const title = `${says}: the chance of another value`
      return [
        cell(i === 0 ? amount(level) : bare(level)), // the unit is said once
        cell(amount(w.table.compute(spread.formula, [level, ...spread.inputs], { title, unit: 'chance' }))),
      ]
    })
}

function roundLevel(w: Writing, place: number, says: string, { inputs, unit }: Spread): Evidence {
  const at = w.table.asked(`place.${place}`, place, { title: 'Which of the round values it is' })
  return w.table.compute('round-level', [at, ...inputs], { title: `${says}: a round value beside it`, unit })
}
