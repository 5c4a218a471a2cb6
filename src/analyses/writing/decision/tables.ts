/** The table of a decision: options by outcomes, in their chooser's numbers, beside what our chance makes of them. */
import type { Evidence } from '../../report/evidence.ts'
import type { Block } from '../../report/report.ts'
import { bare, exactly, plainly, toDigits } from '../sentence.ts'
import { cell, noCell, wordCell } from '../sections/cells.ts'
import type { Writing } from '../writing.ts'
import { averageOf, regretOf, turnOf } from './comes-to.ts'
import type { OurChance } from './our-chance.ts'
import type { Theirs } from './theirs.ts'

type Table = Extract<Block, { type: 'table' }>

const heads: Record<Theirs['choice']['outcomes']['by'], readonly [string, string]> = {
  answer: ['if yes', 'if no'],
  value: ['that or more', 'less'],
}

export function optionTable(w: Writing, theirs: Theirs, ours: OurChance | null): Block {
  const { choice, names, brings } = theirs
  const ends = ours?.ends ?? null
  const largest = Math.max(...brings.flat().map(({ value }) => Math.abs(Number(value))))
  const coarsely = (evidence: Evidence) => toDigits(evidence, 2 - Math.floor(Math.log10(largest || 1)))
  const columns = [
    'Option',
    ...heads[choice.outcomes.by].map((head) => `${choice.isCost ? 'Your cost' : 'Yours'}, ${head}`),
    ...(ours ? ['On average'] : []),
    ...(ends ? ['At our low end', 'At our high end'] : []),
    'Behind at most',
  ]
  const rows = names.map((name, place) => [
    cell(plainly(name)),
    ...(brings[place] ?? []).map((amount) => cell(exactly(amount))),
    ...(ours ? [cell(coarsely(averageOf(w, theirs, place, { chance: ours.chance, says: 'at our chance' })))] : []),
    ...(ends
      ? [
          cell(coarsely(averageOf(w, theirs, place, { chance: ends.low, says: 'at its low end' }))),
          cell(coarsely(averageOf(w, theirs, place, { chance: ends.high, says: 'at its high end' }))),
        ]
      : []),
    cell(coarsely(regretOf(w, theirs, place))),
  ])
  const title = 'Your options: in your numbers, and by our chance'
  return { type: 'table', title, columns, rows: ours ? [chanceRow(ours), ...rows] : rows }
}

function chanceRow({ chance, rest, ends }: OurChance): Table['rows'][number] {
  return [
    wordCell('our-chance'),
    cell(bare(chance)),
    cell(bare(rest)),
    noCell,
    ...(ends ? [cell(bare(ends.low)), cell(bare(ends.high))] : []),
    noCell,
  ]
}

/** Of more than two options, each two of which turn somewhere. */
export function turnTable(w: Writing, theirs: Theirs): Block[] {
  const { names } = theirs
  if (names.length < 3) return []
  const rows = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other, j) => {
      const turn = turnOf(w, theirs, i, i + 1 + j)
      return turn ? [[cell(plainly(one)), cell(plainly(other)), cell(bare(turn))]] : []
    }),
  )
  const columns = ['Option', 'Other', 'The same at a chance of']
  return rows.length > 0 ? [{ type: 'table', title: 'Where options come to the same', columns, rows }] : []
}
