/** What would move the answer: conditional forecasts, a nearer deadline that passes, another bar, and other paces. */
import { connect } from '../../sentence.ts'
import { answeringOf } from '../../answers/by-type/index.ts'
import { conditionals } from '../../sensitivity/conditionals.ts'
import { withoutRung } from '../../sensitivity/ladder.ts'
import { otherBars, otherPaces, otherWindows } from '../../sensitivity/series.ts'
import { worldsHeld } from '../../sensitivity/worlds.ts'
import type { Answer, Writing, Written } from '../../writing.ts'

export function writeSensitivity(w: Writing, answer: Answer | null): Written {
  if (!answer) return { sentences: [], blocks: [] }
  const { prediction } = answer
  const moved = prediction ? conditionals(w, prediction) : []
  const implied = [
    ...moved.map((one) => one.sentence),
    ...(prediction ? answeringOf(prediction.details.question).moves(w, answer, prediction) : []),
    ...worldsHeld(w, answer),
  ]
  const sentences = [
    ...implied,
    ...(implied.length > 0 ? [connect('not-causal')] : []),
    ...otherBars(w, answer),
    ...withoutRung(w, answer),
    ...otherPaces(w, answer),
    ...otherWindows(w, answer),
  ]
  const rows = moved.map(({ row }) => row)
  return {
    sentences,
    blocks: rows.length > 0 ? [{ type: 'tornado', title: 'If it came true, and if it did not', rows }] : [],
  }
}
