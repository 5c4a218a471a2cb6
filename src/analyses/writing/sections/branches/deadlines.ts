/** By an earlier deadline, between that and the later one, or after it or never: of what can come but once. */
import { chanceOf, inYear, yearOf, yearRead } from '../../facts.ts'
import { deadlinesOf } from '../../sensitivity/what-is-left.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, listed, type Phrase, sentence } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import type { Paths } from './paths.ts'

type Due = { view: PredictionView; chance: Evidence }

export function ofDeadlines(w: Writing, { prediction }: Answer): Paths {
  const due = prediction ? deadlinesOf(w, prediction).flatMap((view): Due[] => withChance(w, view)) : []
  const [first, last] = [due[0], due.at(-1)]
  if (!first || !last || first === last || !isRising(due)) return { paths: [], sentences: [] }
  const between = due.slice(1).map((one, i): Phrase => {
    const before = due[i]
    const part =
      before &&
      w.table.compute('difference', [one.chance, before.chance], {
        title: `${one.view.item.label}, and not before`,
        unit: 'chance',
      })
    return part ? [amount(part), ' until ', inYear(yearRead(w, one.view))] : []
  })
  const never = w.table.compute('chance-not', [last.chance], { title: `${last.view.item.label}: no`, unit: 'chance' })
  return {
    paths: [],
    sentences: [
      sentence`It comes by the end of ${inYear(yearRead(w, first.view))} with a chance of ${amount(first.chance)}, then with ${listed(between)}, and later or never with ${amount(never)}.`,
    ],
  }
}

function withChance(w: Writing, view: PredictionView): Due[] {
  const chance = chanceOf(w, view)
  return chance ? [{ view, chance }] : []
}

const isRising = (due: readonly Due[]): boolean =>
  due.every(({ view, chance }, i) => {
    const before = due[i - 1]
    return !before || (yearOf(before.view) < yearOf(view) && Number(before.chance.value) <= Number(chance.value))
  })
