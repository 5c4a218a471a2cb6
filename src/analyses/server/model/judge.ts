/**
 * Has a language model judge the chance of what is asked, several times over: each time first from outside, then from
 * inside. What is no chance is left out; where too few are left there is no judgement.
 */
import { areContrary, readJudgement } from '../../model/judgement-answer.ts'
import { type Judged, samples as counts } from '../../model/advice.ts'
import type { JobRecord } from '../../report/job-record.ts'
import { type Job, type JobMeans, startJob } from './job.ts'
import { type Case, insidePrompt, outsidePrompt } from './judging-prompt.ts'
import type { Message } from '#kit/server/language-model/model-client.ts'

type Sample = Judged['samples'][number]
export type Judging = { samples: Sample[] | null; record: JobRecord }

const atOnce = 3

export async function judge(shown: Case, means: JobMeans): Promise<Judging> {
  const job = startJob('judge', means)
  const samples: Sample[] = []
  const queue = Array.from({ length: counts.asked }, (_, i) => i)
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const sample = await judgeOnce(shown, job, next)
      if (sample) samples.push(sample)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const record = job.record({ 'judgements taken': samples.length })
  return { samples: samples.length >= counts.least ? samples : null, record }
}

/** Null where one of both passes gives no chance, or they exclude each other. */
async function judgeOnce(shown: Case, job: Job, sample: number): Promise<Sample | null> {
  const first = outsidePrompt(shown)
  const outside = await chanceOf(job, first, sample)
  if (outside === null) return null
  const inside = await chanceOf(job, insidePrompt(shown, first, outside), sample)
  return inside === null || areContrary(outside, inside) ? null : { outside, inside }
}

async function chanceOf(job: Job, messages: readonly Message[], sample: number): Promise<number | null> {
  const answer = await job.ask({ messages, sample })
  if (typeof answer === 'string') return null
  const chance = readJudgement(answer.content)
  if (chance === null) job.refuse(answer.content.trim() === '' ? 'empty answer' : 'unreadable answer')
  return chance
}
