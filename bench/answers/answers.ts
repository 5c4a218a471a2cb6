/**
 * Questions whose right reading is known: how many are read right, and how many are refused that the base could answer,
 * or answered that it cannot.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Preview } from '#analyses/dossier/preview.ts'
import { benchWorld, quantile, rounded } from '../world.ts'
import { faultsOf, type GoldQuestion } from './gold.ts'

type Options = { gold?: string | undefined; only?: string | undefined }

export async function benchAnswers({ gold, only }: Options) {
  if (gold === undefined) throw new Error('Name the folder of questions: --gold DIR.')
  const file = gold.endsWith('.json') ? gold : join(gold, 'gold-open.json')
  const { questions } = JSON.parse(await readFile(file, 'utf8')) as { questions: GoldQuestion[] }
  const { app, close } = await benchWorld()
  try {
    const seen = []
    for (const question of questions) {
      const began = performance.now()
      const answer = await app.inject({
        method: 'POST',
        url: '/api/analyses/preview',
        payload: { question: question.text },
      })
      const preview = answer.statusCode === 200 ? (answer.json() as { preview: Preview }).preview : null
      seen.push(judged(question, preview, performance.now() - began))
    }
    if (only)
      for (const { id, text, faults } of seen)
        if (faults.length) process.stderr.write(`${id} ${text}: ${faults.join(', ')}\n`)
    return {
      questions: seen.length,
      readRight: rounded(seen.filter(({ faults }) => faults.length === 0).length / seen.length, 3),
      falseRefusals: seen.filter(({ answerable, isRefused }) => answerable === 'yes' && isRefused).length,
      wrongRefusals: seen.filter(({ answerable, isRefused }) => answerable === 'no' && !isRefused).length,
      millisecondsP95: rounded(
        quantile(
          seen.map(({ ms }) => ms),
          0.95,
        ),
      ),
    }
  } finally {
    await close()
  }
}

/** What is refused before it is read (an empty question) has nothing to read. */
function judged(question: GoldQuestion, preview: Preview | null, ms: number) {
  const { id, text, answerable, read } = question
  const faults = preview ? faultsOf(question, preview.read) : []
  const isForeign = read.language !== 'en'
  return { id, text, answerable: isForeign ? 'partly' : answerable, isRefused: preview?.isEmpty ?? true, faults, ms }
}
