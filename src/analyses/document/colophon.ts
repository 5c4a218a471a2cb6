/** How a report came about, in sentences: with or without a language model, when, and how long each step took. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { sayDollars } from '../model/dollars.ts'
import type { JobRecord } from '../report/job-record.ts'
import type { Report } from '../report/report.ts'

export function sayWording({ wording, jobs = [] }: Pick<Report, 'wording' | 'jobs'>): string[] {
  const others = jobs.filter(({ job, ...one }) => job !== 'write' && isWorthSaying(one)).map(sayJob)
  if (wording === null)
    return [`${others.length > 0 ? 'Worded' : 'Made'} without a language model. ${proof}`, ...others]
  const { model, byModel, sentences, promptTokens, answerTokens, cost, rejected } = wording
  const refused = Object.values(rejected).reduce((sum, count) => sum + count, 0)
  const took = jobs.find(({ job }) => job === 'write')
  return [
    `${byModel} of ${sentences} sentences are worded by the language model ${model}, all verified against the evidence. ${proof}`,
    `The model ${sayTaken({ promptTokens, answerTokens, cost, ms: took?.ms ?? 0 })}.`,
    ...(refused > 0 ? [`${refused} of its sentences were not taken: ${sayCounts(rejected)}.`] : []),
    ...others,
  ]
}
const proof = 'Every sentence cites items at their versions, and every number can be recomputed.'

/** Where it was not needed there is nothing to say. */
const isWorthSaying = ({ calls, faults }: Pick<JobRecord, 'calls' | 'faults'>): boolean =>
  calls > 0 || Object.keys(faults).length > 0

/** 'Reviewing the report before delivery: 1 call to m, which read 900 tokens and wrote 120, US$0.01, in 1.2 s of its time.' */
function sayJob({ job, model, calls, faults, came, ...taken }: JobRecord): string {
  const whole = `${jobWords[job] ?? job}: ${calls} ${calls === 1 ? 'call' : 'calls'} to ${model}`
  const said = calls === 0 ? '' : `, which ${sayTaken(taken)}`
  const found = Object.fromEntries(Object.entries(came).filter(([, count]) => count > 0))
  const results = Object.keys(found).length > 0 ? ` Of it came: ${sayCounts(found)}.` : ''
  const refused = Object.keys(faults).length > 0 ? ` Not taken: ${sayCounts(faults)}.` : ''
  return `${whole}${said}.${results}${refused}`
}

/** What the jobs beside `write` are called. */
const jobWords: Readonly<Record<string, string>> = {
  plan: 'Choosing among the ways to just what is asked',
  judge: 'Judging the chance apart from the report',
  entail: 'Saying whether sentences follow from those that they put anew',
  criticise: 'Reviewing the report before delivery',
}

type Taken = Pick<JobRecord, 'promptTokens' | 'answerTokens' | 'cost' | 'ms'>

function sayTaken({ promptTokens, answerTokens, cost, ms }: Taken): string {
  const paid = cost === null ? '' : `, ${sayDollars(cost)}`
  const time = ms >= worthSaying ? `, in ${saySeconds(ms)} of its time` : ''
  return `read ${sayNumber(promptTokens)} tokens and wrote ${sayNumber(answerTokens)}${paid}${time}`
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
const sayCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([reason, count]) => `${reason.replaceAll('-', ' ')} ${count}`)
    .join(', ')
