/** What it takes to find what the base knows about a question, over many items. */
import { readFile } from 'node:fs/promises'
import { retrieve } from '#analyses/server/dossier/retrieve.ts'
import { understand } from '#analyses/question/understand.ts'
import { fillWithCopies } from './search.ts'
import { benchWorld, quantile, rounded } from './world.ts'

const rounds = 6

export async function benchRetrieval(items: number) {
  const { database, close } = await benchWorld()
  try {
    if (items > 221) await fillWithCopies(database.pool, items)
    const questions = (await readFile('bench/questions.txt', 'utf8')).split('\n').filter(Boolean)
    const now = new Date()
    const ask = async (question: string) => {
      const began = performance.now()
      const { found } = await retrieve(database.pool, { understood: understand(question, now), accountId: null, now })
      return { question, found: found.length, ms: performance.now() - began }
    }
    for (const question of questions) await ask(question) // connections and plans
    const asked = []
    for (let round = 0; round < rounds; round++) for (const question of questions) asked.push(await ask(question))
    const slowest = asked.toSorted((a, b) => b.ms - a.ms)[0]
    const taken = asked.map(({ ms }) => ms)
    return {
      items,
      questions: questions.length,
      empty: asked.slice(0, questions.length).filter(({ found }) => found === 0).length,
      milliseconds: {
        p50: rounded(quantile(taken, 0.5)),
        p95: rounded(quantile(taken, 0.95)),
        max: rounded(Math.max(...taken)),
      },
      slowest: slowest?.question,
    }
  } finally {
    await close()
  }
}
