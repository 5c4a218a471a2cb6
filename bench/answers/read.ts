/**
 * Questions whose right reading is known, and perhaps nothing else: how many the preview reads right, and how many are
 * refused that the base could answer, or not refused that it cannot. Nothing is ordered, so that it takes seconds.
 */
import { readFile } from 'node:fs/promises'
import type { Preview } from '#analyses/dossier/preview.ts'
import { benchWorld, quantile, rounded } from '../world.ts'
import { licencesAsked } from './answers.ts'
import { faultsOf, type GoldQuestion } from './gold.ts'

type Options = { gold?: string | undefined; only?: string | undefined }
type App = Awaited<ReturnType<typeof benchWorld>>['app']

export async function benchRead({ gold: file, only }: Options) {
  if (file === undefined) throw new Error('Name the file of questions: --gold FILE.')
  const { questions } = JSON.parse(await readFile(file, 'utf8')) as { questions: GoldQuestion[] } // of the gold's shape
  const { app, close } = await benchWorld({ licences: await licencesAsked() })
  try {
    const seen = []
    for (const question of questions) seen.push(await readOne(app, question))
    if (only)
      for (const { question, faults } of seen)
        if (faults.length) process.stderr.write(`${question.id} ${question.text}: ${faults.join(', ')}\n`)
    return {
      questions: seen.length,
      readRight: rounded(seen.filter(({ faults }) => faults.length === 0).length / seen.length, 3),
      falseRefusals: seen.filter(({ can, isRefused }) => can === 'yes' && isRefused).length,
      wrongRefusals: seen.filter(({ can, isRefused }) => can === 'no' && !isRefused).length,
      cpuMillisecondsP95: rounded(
        quantile(
          seen.map(({ cpuMs }) => cpuMs),
          0.95,
        ),
      ), // of this process, without its database
    }
  } finally {
    await close()
  }
}

/** What is refused before it is read (an empty question) has nothing to read; in another language English is asked for. */
async function readOne(app: App, question: GoldQuestion) {
  const before = process.cpuUsage()
  const payload = { question: question.text }
  const answer = await app.inject({ method: 'POST', url: '/api/analyses/preview', payload })
  const { user, system } = process.cpuUsage(before)
  const preview = answer.statusCode === 200 ? (answer.json() as { preview: Preview }).preview : null
  const faults = preview ? faultsOf(question, preview.read) : []
  const can = question.read.language === 'en' ? question.answerable : 'partly'
  return { question, faults, can, isRefused: preview?.isEmpty ?? true, cpuMs: (user + system) / 1000 }
}
