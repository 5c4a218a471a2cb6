/**
 * What a language model judged apart from all else: its own number, marked so. It moves no other number of the report.
 */
import { askOf } from '../../asked.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, bare, plainly, sentence } from '../../sentence.ts'
import type { Writing, Written } from '../../writing.ts'

export function writeJudgement(w: Writing): Written {
  return { sentences: isAsked(w) ? judgementIn(w) : [], blocks: [] }
}

/** Of several questions it judged none by itself. */
export const isAsked = (w: Pick<Writing, 'dossier' | 'part'>): boolean =>
  w.dossier.trend === null && w.dossier.read.parts.length === 1 && askOf(w).wants === 'chance'

function judgementIn(w: Writing): Sentence[] {
  const judged = w.dossier.advice?.judged
  if (!judged) return []
  const own = (field: string, value: number | string, title: string, unit?: string): Evidence =>
    w.table.asked(`advice.judged.${field}`, value, { title, ...(unit && { unit }) })
  const passes = (name: 'outside' | 'inside') =>
    judged.samples.map((sample, i) =>
      own(`samples.${i}.${name}`, sample[name], `Judgement ${i + 1} of the language model, from ${name}`, 'chance'),
    )
  const outside = w.table.compute('middle-of-judgements', passes('outside'), {
    title: 'The language model, from outside',
    unit: 'chance',
  })
  const chance = w.table.compute('judged-chance', [outside, ...passes('inside')], {
    title: 'The language model, from inside',
    unit: 'chance',
  })
  const model = own('model', judged.model, 'The language model that judged')
  const resolved = own('resolved', judged.resolved, 'Its judgements here that have been resolved')
  return [
    sentence`Asked apart from all this, and shown no forecast, the language model ${plainly(model)} judges it ${amount(chance)} likely; of cases like it alone it says ${amount(outside)}.`,
    judged.brier === null
      ? sentence`It is untested here, with ${bare(resolved)} of its judgements resolved, and moves no other number of this report.`
      : sentence`Of its judgements here ${bare(resolved)} have been resolved, with a mean squared error of ${bare(own('brier', judged.brier, 'Their mean squared error, of chances against 0 and 1'))}, and it moves no other number of this report.`,
  ]
}
