/**
 * Has a language model read a question, once for each question and day: whoever asks the same meanwhile shares the
 * answer. What is not there in time, or cannot be shown, leaves what the rules have read. An answer that comes late is
 * kept for whoever asks again.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { readTyped } from '../../ask/read-question.ts'
import { readModelReading } from '../../model/reading/model-reading.ts'
import { mergeInEnglish, type Merged } from '../../model/reading/merge-readings.ts'
import { whyNotRead } from '../../model/reading/why-not-read.ts'
import type { JobRecord } from '../../report/job-record.ts'
import { startJob } from './job.ts'
import type { ModelClient } from '#kit/server/language-model/model-client.ts'
import { readingPrompt, type ToRead } from './reading-prompt.ts'

/** `merged` is null where the rules' reading stands alone. */
export type ReadByModel = { merged: Merged | null; english: string | null; record: JobRecord }

export type QuestionReader = {
  /** Null where it is not there in time. */
  read(asked: ToRead, withinMs: number): Promise<ReadByModel | null>
  /** Whether it has been asked before: then it costs nothing. */
  has(asked: ToRead): boolean
}

const mostKept = 1000
const keptMs = 12 * 3_600_000

type Log = (line: string) => void

export function createQuestionReader(model: ModelClient, log?: Log): QuestionReader {
  const known = new LRUCache<string, Promise<ReadByModel>>({ max: mostKept, ttl: keptMs })
  const begin = (asked: ToRead): Promise<ReadByModel> => {
    const key = keyOf(asked)
    const before = known.get(key)
    if (before) return before
    const reading = readBy(model, asked, log)
    known.set(key, reading)
    // What the endpoint did not answer is asked again.
    const forget = () => void known.delete(key)
    void reading.then(({ record }) => record.calls === 0 && forget(), forget)
    return reading
  }
  return {
    has: (asked) => known.has(keyOf(asked)),
    async read(asked, withinMs) {
      const late = new AbortController()
      const reading = begin(asked)
      const timer = wait(Math.max(0, withinMs), null, { signal: late.signal }).catch(() => null)
      return Promise.race([reading, timer]).finally(() => late.abort())
    },
  }
}

const keyOf = ({ typed, found, now }: ToRead): string => JSON.stringify([typed, found, now.toISOString().slice(0, 10)])

async function readBy(model: ModelClient, asked: ToRead, log?: Log): Promise<ReadByModel> {
  const signal = new AbortController().signal
  const job = startJob('read', { model, saved: new Map(), save: async () => {}, signal, log })
  const answer = await job.ask({ messages: readingPrompt(asked) })
  const none = { merged: null, english: null }
  if (typeof answer === 'string') return { ...none, record: job.record() }
  const reading = readModelReading(answer.content)
  if (!reading) {
    job.refuse(answer.content.trim() === '' ? 'empty answer' : 'unreadable answer')
    return { ...none, record: job.record() }
  }
  const { typed, rules, found, now } = asked
  const isEnglish = rules.language === 'en'
  const ofEnglish = isEnglish ? rules : readTyped(reading.english, now)
  const why = whyNotRead(reading, {
    typed,
    thisYear: now.getUTCFullYear(),
    offered: found.flatMap((all) => all.map(({ ref }) => ref)),
    ofEnglish: { parts: ofEnglish.parts.map(({ ask }) => ask), language: 'en' },
    isEnglish,
  })
  if (why) return { ...none, record: job.record({ [why]: 1 }) }
  if (isEnglish) return { merged: mergeInEnglish(rules, reading), english: null, record: job.record() }
  const { language, english } = reading
  return { merged: { typed: { ...ofEnglish, language }, differs: [], adds: true }, english, record: job.record() }
}
