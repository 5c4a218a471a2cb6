/** What even odds would be without one of the two questions between which they were read. */
import { ladderOf } from '../answers/amount.ts'
import { roughly, unitOf } from '../facts.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, listed, type Phrase, sentence } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

export function withoutRung(w: Writing, { figure, prediction, trend }: Answer): Sentence[] {
  if (figure.formula !== 'value-of-half' || !prediction || !trend) return []
  const ladder = ladderOf(w, prediction, trend)
  const left = ladder
    .filter(({ value }) => figure.inputs.includes(value.id))
    .flatMap((without): Phrase[] => {
      const others = ladder.filter((rung) => rung !== without)
      const place = others.findIndex(({ chance }) => Number(chance.value) < 0.5)
      const [below, above] = [others[place - 1], others[place]]
      if (!below || !above) return []
      const half = w.table.compute('value-of-half', [below.value, below.chance, above.value, above.chance], {
        title: `${trend.item.label}, even odds without the question on ${String(without.value.value)}`,
        unit: unitOf(trend),
      })
      return [[roughly(half), ' without the question on ', amount(without.value)]]
    })
  return left.length > 0 ? [sentence`Even odds would lie at ${listed(left)}.`] : []
}
