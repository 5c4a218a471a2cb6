/**
 * A report as a file to take away: PDF, Word, Markdown or JSON, all from the one report. One's own only; the session's
 * cookie reads.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type ComputeThread, openComputeThread } from '#kit/server/compute/compute-thread.ts'
import type { Identify } from '#kit/server/api/serve.ts'
import { analysisFiles, type ReportFormat, reportFormats } from '../addresses.ts'
import { analysisId } from '../analysis.ts'
import { documentOf } from '../document/document.ts'
import { fileNameOf } from '../document/file-name.ts'
import { formulasOf } from '../document/formulas-of.ts'
import type { Report } from '../report/report.ts'
import type { FileInput } from './exports/files-thread.ts'
import { jsonOf } from './exports/json.ts'
import { markdownOf } from './exports/markdown.ts'
import { findAnalysis, findReport } from './store.ts'

type Parts = {
  db: QueryExecutorProvider
  identify: Identify
  /** Of this site: a file is read elsewhere, so its links are whole. */
  origin: string
}
type Made = string | Uint8Array
type Maker = { type: string; make(input: FileInput, thread: ComputeThread): Promise<Made> }

const makers: Record<ReportFormat, Maker> = {
  pdf: { type: 'application/pdf', make: (input, thread) => madeBy(thread, 'pdf', input) },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: (input, thread) => madeBy(thread, 'docx', input),
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    make: async ({ report, origin }) => markdownOf(documentOf(report, formulasOf(report)), origin),
  },
  json: { type: 'application/json; charset=utf-8', make: async ({ report }) => jsonOf(report, formulasOf(report)) },
}

/** The thread is told by its file which tasks there are. */
async function madeBy(thread: ComputeThread, task: 'pdf' | 'docx', input: FileInput): Promise<Made> {
  return (await thread.compute(task, input)) as Uint8Array // both tasks answer that
}

/** Of one account at a time: a file takes a third of a second, and they are made one after the other. */
const mostAtOnce = 4

export function serveReportFiles(app: FastifyInstance, { db, identify, origin }: Parts): void {
  const thread = openComputeThread(new URL('exports/files-thread.ts', import.meta.url))
  const underWay = new Map<string, number>()
  app.addHook('onClose', () => thread.close())

  for (const format of reportFormats) {
    const { type, make } = makers[format]
    app.get(analysisFiles.report(':id', format), async (request, reply) => {
      const { accountId, id, report } = await findOwnReport(db, identify, request)
      const others = underWay.get(accountId) ?? 0
      if (others >= mostAtOnce) throw new Refusal('too-many-requests')
      underWay.set(accountId, others + 1)
      const file = await make({ report, origin }, thread).finally(() => leave(underWay, accountId))
      return reply
        .header('content-disposition', `attachment; filename="${fileNameOf(id, report.title, format)}"`)
        .header('cache-control', 'private, no-store')
        .header('vary', 'authorization, cookie')
        .type(type)
        .send(typeof file === 'string' ? file : Buffer.from(file))
    })
  }
}

function leave(underWay: Map<string, number>, accountId: string): void {
  const left = (underWay.get(accountId) ?? 1) - 1
  if (left > 0) underWay.set(accountId, left)
  else underWay.delete(accountId)
}

type Own = { accountId: string; id: string; report: Report }

async function findOwnReport(db: QueryExecutorProvider, identify: Identify, request: FastifyRequest): Promise<Own> {
  const viewer = await identify(request)
  if (!viewer) throw new Refusal('sign-in-needed')
  const { id } = request.params as { id: string } // the route's own
  const row = analysisId.safeParse(id).success ? await findAnalysis(db, viewer.id, id) : null
  if (!row) throw new Refusal('analysis-not-found')
  const report = row.state === 'done' ? await findReport(db, id) : null
  if (!report) throw new Refusal('analysis-unfinished')
  return { accountId: viewer.id, id, report }
}
