/** Answers the calls about forecasts that one brings from other platforms. */
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import { type Handlers, WithHeaders } from '#kit/server/api/serve.ts'
import { StreamedText } from '#kit/server/api/streamed.ts'
import { userOf } from '#kit/viewer.ts'
import type { Kysely } from 'kysely'
import type { importContract } from '../contract.ts'
import { previewOf } from '../preview.ts'
import type { Brought } from '../reading/gather.ts'
import type { BroughtFile } from '../read-export.ts'
import { type Import, listImports } from './import-store.ts'
import type { ImportThread } from './import-thread.ts'
import { linesOf } from './csv-file.ts'
import { keepBrought, takeOut } from './keep.ts'
import { listQuestions, placeOf, type QuestionRow } from './list-store.ts'
import { matchedBy, matchingHandlers } from './matching.ts'
import { findRecords } from './records.ts'

export function importHandlers(db: Kysely<ContentTables>, thread: ImportThread): Handlers<typeof importContract> {
  const stores = { db, thread }
  return {
    ...matchingHandlers(db),

    async previewImport({ body, viewer, now }) {
      return previewOf(await read(thread, { ...body, now: now.getTime() }, userOf(viewer).id))
    },

    async importForecasts({ body, viewer, now }) {
      const { id: accountId } = userOf(viewer)
      const { platform } = body
      const brought = await read(thread, { ...body, now: now.getTime() }, accountId)
      if (brought.whose === null && brought.people.length > 0) throw new Refusal('whose-forecasts')
      if (brought.questions.length === 0) throw new Refusal('nothing-to-import')
      const kept = await keepBrought(stores, { accountId, platform, questions: brought.questions, at: now })
      return { ...kept, import: kept.import && presentImport(kept.import) }
    },

    async listImports({ viewer }) {
      const { id } = userOf(viewer)
      const [imports, records] = await Promise.all([listImports(db, id), findRecords(stores, id)])
      return { imports: imports.map(presentImport), records }
    },

    async listImportedQuestions({ query: { cursor, limit }, viewer }) {
      const user = userOf(viewer)
      const rows = await listQuestions(db, user.id, { before: cursor ?? null, most: limit + 1 })
      const shown = rows.slice(0, limit)
      const matchOf = await matchedBy(
        db,
        user,
        shown.flatMap(({ sameAs }) => sameAs ?? []),
      )
      const questions = shown.map((row) => ({ ...presentQuestion(row), match: row.sameAs && matchOf(row.sameAs) }))
      const last = shown.at(-1)
      return { questions, next: rows.length > limit && last ? placeOf(last) : null }
    },

    async findImportFile({ viewer }) {
      const headers = { 'content-disposition': 'attachment; filename="my-imported-questions.csv"' }
      return new WithHeaders(new StreamedText(linesOf(db, userOf(viewer).id)), headers)
    },

    async removeImport({ params: { id }, viewer }) {
      await takeOut(stores, userOf(viewer).id, id)
      return { removed: true }
    },
  }
}

type Sent = Pick<BroughtFile, 'platform' | 'now'> & { file: Uint8Array; whose?: string }

async function read(thread: ImportThread, { file, whose, platform, now }: Sent, owner: string): Promise<Brought> {
  const brought = { bytes: file, whose: whose ?? null, platform, now }
  const told = await thread.read(brought, owner)
  if (!('refused' in told)) return told
  throw new Refusal(told.refused, told.reason === null ? undefined : [{ field: 'file', reason: told.reason }])
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
    last: { ...last, at: new Date(last.at).toISOString() },
  }
}
