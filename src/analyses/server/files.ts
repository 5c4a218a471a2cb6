/**
 * A report as a file to take away: PDF, Word, Markdown or JSON, all from the one report. One's own only; the session's
 * cookie reads.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { paths } from '#items/paths.ts'
import type { Site } from '#items/sharing.ts'
import { saysSimulation } from '#items/sharing/simulation.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import type { Described } from '#kit/server/api/described.ts'
import type { Admit } from '#kit/server/budget/admission.ts'
import type { Viewer } from '#kit/viewer.ts'
import { analysisFiles, type ReportFormat, reportFormats } from '../addresses.ts'
import { analysisId } from '../analysis.ts'
import { documentOf } from '../document/document.ts'
import { fileNameOf } from '../document/file-name.ts'
import { formulasOf } from '../document/formulas-of.ts'
import { sayStanding } from '../document/standing.ts'
import { compareReports } from '../report/compare.ts'
import type { Report } from '../report/report.ts'
import type { FileInput } from './exports/files-thread.ts'
import { jsonOf } from './exports/json.ts'
import { markdownOf } from './exports/markdown.ts'
import { findReport, findReportBefore } from './report-store.ts'
import { findAnalysis } from './store.ts'

type Parts = {
  db: QueryExecutorProvider
  admit: Admit
  /** A file is read elsewhere: its links are whole, and it says itself what the site is. */
  site: Site
}
type Made = string | Uint8Array
/** By the turns of whoever asks. */
type Compute = (task: 'pdf' | 'docx', input: FileInput) => Promise<unknown>
/** `cost`: a third of a second of the thread, or a moment of this process. */
type Maker = { type: string; cost: number; make(input: FileInput, compute: Compute): Promise<Made> }

const makers: Record<ReportFormat, Maker> = {
  pdf: { type: 'application/pdf', cost: 200, make: (input, compute) => madeBy(compute, 'pdf', input) },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    cost: 200,
    make: (input, compute) => madeBy(compute, 'docx', input),
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    cost: 20,
    make: async ({ report, standing, origin }) => markdownOf(documentOf(report, formulasOf(report), standing), origin),
  },
  json: {
    type: 'application/json; charset=utf-8',
    cost: 20,
    make: async ({ report, standing }) => jsonOf(report, formulasOf(report), standing),
  },
}

/** The thread is told by its file which tasks there are. */
async function madeBy(compute: Compute, task: 'pdf' | 'docx', input: FileInput): Promise<Made> {
  return (await compute(task, input)) as Uint8Array // both tasks answer that
}

/** A file takes a second of the processor; pages go first, so where that is short it may be a while until it has had it. */
const most = { timeoutMs: 120_000, cpuMs: 30_000, megabytes: 512, idleMs: 20_000 }

export function serveReportFiles(app: FastifyInstance, { db, admit, site }: Parts): void {
  const thread = openComputeThread(new URL('exports/files-thread.ts', import.meta.url), most)
  app.addHook('onClose', () => thread.close())

  for (const format of reportFormats) {
    const { type, cost, make } = makers[format]
    app.get(
      analysisFiles.report(':id', format),
      { config: { cost: 'by itself', describes: { ...describes, ...namesOf(format), type } } },
      async (request, reply) => {
        const call = { name: `report.${format}`, cost: { base: cost } }
        const { name, file } = await admit(request, call, async (viewer) => {
          const { id, report, standing: since } = await findOwnReport(db, viewer, request)
          const standing = [...(site.isSimulation ? [saysSimulation] : []), ...since]
          const input = { report, standing, origin: site.origin, page: paths.analysis(id) }
          const made = await make(input, (task, asked) => thread.compute(task, asked, viewer?.id))
          return { name: fileNameOf(id, report.title, format), file: made }
        })
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'private, no-store')
          .header('vary', 'authorization, cookie')
          .type(type)
          .send(typeof file === 'string' ? file : Buffer.from(file))
      },
    )
  }
}

/** Each is a part of the docs, and no two parts are called the same. */
function namesOf(format: ReportFormat) {
  return { name: `takeReport_${format}`, summary: `The report of one of your analyses as a file: ${format}` }
}

const describes = {
  policy: 'user',
  refusals: ['sign-in-needed', 'analysis-not-found', 'analysis-unfinished'],
} as const satisfies Partial<Described>

type Own = { id: string; report: Report; standing: string[] }

async function findOwnReport(db: QueryExecutorProvider, viewer: Viewer, request: FastifyRequest): Promise<Own> {
  if (!viewer) throw new Refusal('sign-in-needed')
  const { id } = request.params as { id: string } // the route's own
  const row = analysisId.safeParse(id).success ? await findAnalysis(db, viewer.id, id) : null
  if (!row) throw new Refusal('analysis-not-found')
  const report = row.state === 'done' ? await findReport(db, id) : null
  if (!report) throw new Refusal('analysis-unfinished')
  const before = await findReportBefore(db, viewer.id, id)
  const changes = before && compareReports(before.report, report, before.id)
  return { id, report, standing: sayStanding({ report, score: row.score, changes }, dayOf(new Date())) }
}
