/** 'How many more than in 2023?': by so much, where an amount is asked for and that year was measured. */
import { unitOfChange } from '#series/value-bounds.ts'
import { observedAt, roughly } from '../facts.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, sentence, when } from '../sentence.ts'
import type { Known } from '../latest.ts'
import type { Answer, Writing } from '../writing.ts'

const than = /\bthan (?:it was |they were )?in ((?:19|20)\d\d)\b/

export function moreThanThen(w: Writing, answer: Answer): Sentence[] {
  const { figure } = answer
  const then = thenOf(w, answer)
  if (!then || then.value.unit !== figure.unit) return []
  const isMore = Number(figure.value) > Number(then.value.value)
  const [more, less] = isMore ? [figure, then.value] : [then.value, figure]
  const apart = w.table.compute('difference', [more, less], {
    title: 'From then to the answer',
    unit: unitOfChange(String(figure.unit)),
  })
  return [
    sentence`That is ${roughly(apart)} ${isMore ? 'more' : 'less'} than in ${when(then.at)}, when it stood at ${amount(then.value)}.`,
  ]
}

function thenOf(w: Writing, { trend, isPast = false }: Answer): Known | null {
  const year = than.exec(w.dossier.understood.text)?.[1]
  if (!trend || year === undefined || w.parts.length > 1 || isPast) return null
  return observedAt(w, trend, year)
}
