/**
 * Keeps what a file tells, and takes it out again. It is scored before anything is written, while no connection and no lock
 * is held: whoever brings little never waits in the database for whoever brings much.
 */
import type { Kysely } from 'kysely'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { BroughtQuestion } from '../reading/gather.ts'
import type { Found, Scorable } from '../scores/standing.ts'
import { mostKept } from '../words.ts'
import {
  type Bringer,
  countKept,
  findMark,
  findPlatform,
  type Import,
  moveMark,
  removeImport,
  saveImport,
} from './import-store.ts'
import type { ImportThread } from './import-thread.ts'
import {
  addForecasts,
  listHeld,
  listKept,
  listLeft,
  listScoredPlatforms,
  saveFound,
  saveQuestions,
} from './question-store.ts'

export type Stores = { db: Kysely<ContentTables>; thread: Pick<ImportThread, 'score'> }

/** So many questions leave the process at once. */
const scoredAtOnce = 500

/** `import` null where nothing of it was new; `changed`: how many questions are other than they were. */
export function keepBrought(
  { db, thread }: Stores,
  { questions, at, ...bringer }: Bringer & { questions: readonly BroughtQuestion[]; at: Date },
): Promise<{ import: Import | null; changed: number }> {
  return written(db, bringer.accountId, async () => {
    const found = await findStanding({ db, thread }, bringer, questions)
    const isNew = found.some(({ fresh }) => fresh.rows > 0)
    const standing = isNew ? found : await findStanding({ db, thread }, bringer, questions.map(withNothingSaid))
    return async (trx) => {
      const { added, changed } = await saveQuestions(trx, bringer, questions)
      await saveFound(trx, bringer, standing)
      if (!isNew) return { import: null, changed }
      const counts = { questions: added, forecasts: found.reduce((sum, { fresh }) => sum + fresh.forecasts, 0) }
      const id = await saveImport(trx, bringer, { at, ...counts })
      await addForecasts(trx, { ...bringer, importId: id }, questions)
      if ((await countKept(trx, bringer.accountId)) > mostKept) throw new Refusal('too-many-imported')
      return { import: { id, platform: bringer.platform, at, ...counts }, changed }
    }
  })
}

/** With what it alone tells; the rest is scored by what is left. */
export function takeOut({ db, thread }: Stores, accountId: string, id: string): Promise<void> {
  return written(db, accountId, async () => {
    const platform = await findPlatform(db, accountId, id)
    if (!platform) throw new Refusal('import-not-found')
    const found = await scoredOf(thread, accountId, (after) => listLeft(db, id, { after, most: scoredAtOnce }))
    return async (trx) => {
      await removeImport(trx, id)
      await saveFound(trx, { accountId, platform }, found)
    }
  })
}

/** All of it, as it stands: scores are made otherwise by now. */
export async function scoreAnew({ db, thread }: Stores, accountId: string): Promise<void> {
  const platforms = await listScoredPlatforms(db, accountId)
  for (const platform of platforms) {
    const bringer = { accountId, platform }
    // eslint-disable-next-line no-await-in-loop
    await written(db, accountId, async () => {
      const found = await scoredOf(thread, accountId, (after) => listKept(db, bringer, { after, most: scoredAtOnce }))
      return (trx) => saveFound(trx, bringer, found)
    })
  }
}

type ListAfter = (after: string) => Promise<(Scorable & { id: string })[]>

/** `list`: some at a time, each after the last of those before. */
async function scoredOf(thread: Stores['thread'], accountId: string, list: ListAfter): Promise<Found[]> {
  const found: Found[] = []
  for (let after = '0'; ;) {
    const some = await list(after) // eslint-disable-line no-await-in-loop
    found.push(...(await thread.score(some, accountId))) // eslint-disable-line no-await-in-loop
    const last = some.at(-1)
    if (!last || some.length < scoredAtOnce) return found
    after = last.id
  }
}

function withNothingSaid(question: BroughtQuestion): BroughtQuestion {
  return { ...question, forecasts: [] }
}

async function findStanding({ db, thread }: Stores, bringer: Bringer, questions: readonly BroughtQuestion[]) {
  const found: Found[] = []
  for (let from = 0; from < questions.length; from += scoredAtOnce) {
    const some = questions.slice(from, from + scoredAtOnce)
    // eslint-disable-next-line no-await-in-loop
    const had = await listHeld(
      db,
      bringer,
      some.map(({ key }) => key),
    )
    const asked = some.map(({ key, forecasts, question, opens, closes, outcome }) => ({
      key,
      asked: { question, opens, closes, outcome },
      held: had.get(key) ?? [],
      brought: forecasts,
    }))
    found.push(...(await thread.score(asked, bringer.accountId))) // eslint-disable-line no-await-in-loop
  }
  return found
}

/**
 * `prepare` reads and scores; what it answers writes, under the account's lock. Where another has written meanwhile it
 * begins anew: each time somebody has come through.
 */
async function written<Answer>(
  db: Kysely<ContentTables>,
  accountId: string,
  prepare: () => Promise<(trx: Write) => Promise<Answer>>,
): Promise<Answer> {
  for (;;) {
    const mark = await findMark(db, accountId) // eslint-disable-line no-await-in-loop
    const write = await prepare() // eslint-disable-line no-await-in-loop
    // eslint-disable-next-line no-await-in-loop
    const done = await inTransaction(db, async (trx) => {
      await lockAccount(trx, accountId)
      return (await moveMark(trx, accountId, mark)) ? { answer: await write(trx) } : null
    })
    if (done) return done.answer
  }
}
