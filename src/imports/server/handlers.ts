/** Answers the calls about forecasts that one brings from other platforms. */
import { lockAccount, type Write } from '#items/server/transaction.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import { StreamedText } from '#kit/server/api/streamed.ts'
import { ThreadBroke } from '#kit/server/compute/compute-thread.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import type { Kysely } from 'kysely'
import type { importContract } from '../contract.ts'
import { previewOf } from '../preview.ts'
import type { Brought } from '../reading/gather.ts'
import type { BroughtFile } from '../read-export.ts'
import { recordOf } from '../scores/record.ts'
import { mostKept, platformNames } from '../words.ts'
import {
  addForecasts,
  type Bringer,
  countIn,
  countKept,
  type Import,
  listImports,
  listScorable,
  removeImport,
  saveImport,
  saveQuestions,
  saveScores,
} from './import-store.ts'
import type { ImportThread } from './import-thread.ts'
import { linesOf } from './csv-file.ts'
import { listQuestions, listScored, placeOf, type QuestionRow } from './list-store.ts'

export function importHandlers(db: Kysely<ContentTables>, thread: ImportThread): Handlers<typeof importContract> {
  return {
    async previewImport({ body, viewer, now }) {
      return previewOf(await read(thread, { ...body, now: now.getTime() }, userOf(viewer).id))
    },

    async importForecasts({ body, viewer, now }) {
      const { id: accountId } = userOf(viewer)
      const { platform } = body
      const brought = await read(thread, { ...body, now: now.getTime() }, accountId)
      if (brought.whose === null && brought.people.length > 0) throw new Refusal('whose-forecasts')
      if (brought.questions.length === 0) throw new Refusal('nothing-to-import')
      return inTransaction(db, (trx) => keep(trx, thread, { accountId, platform, brought, at: now }))
    },

    async listImports({ viewer }) {
      const { id } = userOf(viewer)
      const [imports, scored] = [await listImports(db, id), await listScored(db, id)]
      const records = platformNames.flatMap((platform) => {
        const own = scored.filter((one) => one.platform === platform)
        return own.length === 0 ? [] : [{ platform, ...recordOf(own) }]
      })
      return { imports: imports.map(presentImport), records }
    },

    async listImportedQuestions({ query: { cursor, limit }, viewer }) {
      const rows = await listQuestions(db, userOf(viewer).id, { before: cursor ?? null, most: limit + 1 })
      const questions = rows.slice(0, limit)
      const last = questions.at(-1)
      return { questions: questions.map(presentQuestion), next: rows.length > limit && last ? placeOf(last) : null }
    },

    async findImportFile({ viewer }) {
      const headers = { 'content-disposition': 'attachment; filename="my-imported-questions.csv"' }
      return new WithHeaders(new StreamedText(linesOf(db, userOf(viewer).id)), headers)
    },

    async removeImport({ params: { id }, viewer }) {
      const { id: accountId } = userOf(viewer)
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, accountId)
        const touched = await removeImport(trx, accountId, id)
        if (!touched) throw new Refusal('import-not-found')
        await scoreAnew(trx, thread, { accountId, ids: touched })
      })
      return { removed: true }
    },
  }
}

type Sent = Pick<BroughtFile, 'platform' | 'now'> & { file: Uint8Array; whose?: string }

async function read(thread: ImportThread, { file, whose, platform, now }: Sent, owner: string): Promise<Brought> {
  const brought = { bytes: file, whose: whose ?? null, platform, now }
  const told = await thread.read(brought, owner).catch((error: unknown) => {
    throw error instanceof ThreadBroke ? new Refusal('too-big') : error
  })
  if (!('refused' in told)) return told
  throw new Refusal(told.refused, told.reason === null ? undefined : [{ field: 'file', reason: told.reason }])
}

type Keeping = Bringer & { brought: Brought; at: Date }

async function keep(trx: Write, thread: ImportThread, { brought: { questions }, at, ...bringer }: Keeping) {
  await lockAccount(trx, bringer.accountId)
  const importId = await saveImport(trx, bringer, at)
  const { added, changed } = await saveQuestions(trx, bringer, questions)
  const forecasts = await addForecasts(trx, { ...bringer, importId }, questions)
  if ((await countKept(trx, bringer.accountId)) > mostKept) throw new Refusal('too-many-imported')
  await scoreAnew(trx, thread, {
    accountId: bringer.accountId,
    ids: [...new Set([...added, ...changed, ...forecasts.of])],
  })
  if (forecasts.count === 0) {
    await removeImport(trx, bringer.accountId, importId)
    return { import: null, changed: changed.length }
  }
  const counts = { questions: added.length, forecasts: forecasts.count }
  await countIn(trx, importId, counts)
  return {
    import: presentImport({ id: importId, platform: bringer.platform, at, ...counts }),
    changed: changed.length,
  }
}

/** So many questions leave the process at once. */
const scoredAtOnce = 2000

async function scoreAnew(trx: Write, thread: ImportThread, { accountId, ids }: { accountId: string; ids: string[] }) {
  for (let from = 0; from < ids.length; from += scoredAtOnce) {
    const questions = await listScorable(trx, ids.slice(from, from + scoredAtOnce)) // eslint-disable-line no-await-in-loop
    const scores = await thread.score(questions, accountId) // eslint-disable-line no-await-in-loop
    await saveScores(trx, scores) // eslint-disable-line no-await-in-loop
  }
}

function presentImport({ at, ...rest }: Import) {
  return { ...rest, at: at.toISOString() }
}

/** Cut to what the contract tells. */
function presentQuestion({ outcome, last, ...row }: QuestionRow) {
  const knownAt = outcome?.knownAt ?? null
  return {
    ...row,
    outcome: outcome && { value: outcome.value, knownAt: knownAt === null ? null : new Date(knownAt).toISOString() },
    last: { ...last, at: last.at.toISOString() },
  }
}
