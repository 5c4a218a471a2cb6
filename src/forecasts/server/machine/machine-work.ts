/**
 * Asks a configured language model to forecast, once a day at most each open question that everybody may read and that
 * somebody follows: as many as its budget of the day allows, and no more after failures in a row.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { ContentTables } from '#items/server/tables.ts'
import { dayOf } from '#kit/dates.ts'
import { type ModelClient, ModelFault } from '#kit/server/language-model/model-client.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { machinePrompt } from '../../machine/prompt.ts'
import { type MachineFault, type MachineSays, readAnswer } from '../../machine/read-answer.ts'
import { saveAnswer, type Tokens } from './answer-store.ts'
import { removeOldQuestions, takeQuestion, type ToAsk } from './question-store.ts'

/** A language model that is to forecast. */
export type Machine = {
  model: Pick<ModelClient, 'name' | 'ask'>
  /** Of how many questions it may be asked in a day. */
  aDay: number
  /** For whoever runs the server: a line without any content. */
  log: (line: string) => void
}
type MachineParts = Machine & { db: Kysely<ContentTables>; now?: () => Date }
const payload = z.object({})

export function machineWork(parts: MachineParts): Task<z.output<typeof payload>> {
  return {
    name: 'forecasts.machine',
    payload,
    repeat: 'again',
    schedule: '40 4 * * *',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 12,
    longestMs: 3 * 3_600_000,
    isResumable: true,
    perform: (_, { signal }) => askMachine(parts, signal),
  }
}

const mostFailures = 3

/** Answers how many forecasts it made. Done twice on a day it asks nothing that was asked. */
export async function askMachine(parts: MachineParts, signal: AbortSignal): Promise<number> {
  const { db, model, aDay, log, now = () => new Date() } = parts
  await removeOldQuestions(db, dayOf(now()))
  let [made, failures] = [0, 0]
  while (failures < mostFailures) {
    signal.throwIfAborted()
    const asking = { model: model.name, aDay, now: now(), today: dayOf(now()) }
    const next = await inTransaction(db, (trx) => takeQuestion(trx, asking)) // eslint-disable-line no-await-in-loop
    if (!next) break
    const { says, tokens } = await ask(parts, next, signal) // eslint-disable-line no-await-in-loop
    failures = tokens ? 0 : failures + 1
    const answered = { says, tokens, now: now(), today: dayOf(now()) }
    const fault = await inTransaction(db, (trx) => saveAnswer(trx, next, answered)) // eslint-disable-line no-await-in-loop
    if (fault === null) made++
    else log(`the machine made no forecast of prediction ${next.id}: ${fault}`)
  }
  return made
}

/** `tokens`: null where there was no answer at all. */
type Asked = { says: MachineSays | MachineFault; tokens: Tokens | null }

async function ask({ model }: MachineParts, { shown, day }: ToAsk, signal: AbortSignal): Promise<Asked> {
  try {
    const answer = await model.ask({ messages: machinePrompt(shown, day) }, { signal })
    return { says: readAnswer(shown.question, answer.content), tokens: answer }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    return { says: error.reason, tokens: null }
  }
}
