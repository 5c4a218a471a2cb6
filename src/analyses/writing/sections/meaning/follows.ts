/** What would follow if it came: the questions of the base that take it as given, be it by another deadline. */
import { chanceOf } from '../../facts.ts'
import { itIsSo, thatItIsSo } from '../../phrases.ts'
import type { Sentence } from '../../../report/report.ts'
import { deadlinesOf } from '../../sensitivity/what-is-left.ts'
import { amount, listed, type Phrase, sentence } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'

const most = 3

/** Nothing where the answer is itself on that condition. */
export function whatFollows(w: Writing, { prediction, figure }: Answer): Sentence[] {
  if (!prediction || figure.unit !== 'chance') return []
  const kin = deadlinesOf(w, prediction)
  return (kin.length > 0 ? kin : [prediction]).flatMap((on) => ifItComes(w, on))
}

function ifItComes(w: Writing, on: PredictionView): Sentence[] {
  const said = w.predictions
    .filter(({ details: { condition } }) => condition?.on === on.ref && condition.outcome === 'yes' && !condition.or)
    .flatMap((view) => {
      const chance = chanceOf(w, view)
      return chance ? [{ thatSo: thatItIsSo(w, view), chance: amount(chance) }] : []
    })
    .slice(0, most)
  if (said.length === 0) return []
  const all = said.map(({ thatSo, chance }, i): Phrase => [
    i === 0 ? 'the chance ' : '',
    thatSo,
    i === 0 ? ' is ' : ' ',
    chance,
  ])
  return [sentence`What would follow: if ${itIsSo(w, on)}, ${listed(all)}.`]
}
