/** How a report came about, in sentences: with or without a language model, when, and how long each step took. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import type { Report } from '../report/report.ts'

export function sayWording({ wording }: Pick<Report, 'wording'>): string[] {
  const proof = 'Every sentence cites items at their versions, and every number can be recomputed.'
  if (wording === null) return [`Made without a language model. ${proof}`]
  const { model, byModel, sentences, promptTokens, answerTokens, cost, rejected } = wording
  const refused = Object.values(rejected).reduce((sum, count) => sum + count, 0)
  const paid = cost === null ? '' : `, ${sayCost(cost)}`
  return [
    `${byModel} of ${sentences} sentences are worded by the language model ${model}, all verified against the evidence. ${proof}`,
    `The model read ${sayNumber(promptTokens)} tokens and wrote ${sayNumber(answerTokens)}${paid}.`,
    ...(refused > 0 ? [`${refused} of its sentences were not taken: ${sayCounts(rejected)}.`] : []),
  ]
}

/** 'Made on 18 Nov 2026 in 41 s: reading 2.1 s, wording 38 s.' What took less than a second is of no use to anybody. */
export function sayMaking({ madeAt, took }: Pick<Report, 'madeAt' | 'took'>): string {
  const total = took.reduce((sum, { ms }) => sum + ms, 0)
  const long = took.filter(({ ms }) => ms >= worthSaying)
  const steps = long.map(({ step, ms }) => `${step} ${saySeconds(ms)}`).join(', ')
  const time = total >= worthSaying ? ` in ${saySeconds(total)}` : ''
  return `Made on ${sayDay(madeAt)}${time}${steps && `: ${steps}`}.`
}

const worthSaying = 1000
const saySeconds = (ms: number) => `${sayNumber(ms / 1000, 1)} s`
const sayCost = (dollars: number) => (dollars > 0 && dollars < 0.01 ? 'under US$0.01' : `US$${dollars.toFixed(2)}`)
const sayCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([reason, count]) => `${reason.replaceAll('-', ' ')} ${count}`)
    .join(', ')
