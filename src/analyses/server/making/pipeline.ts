/** What an order needs done, step by step, as the work asks for it. The only place that knows who does each. */
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { AnalysisKind } from '../../analysis.ts'
import type { Question } from '../../ask/ask.ts'
import { checkReport } from '../../checking/check-report.ts'
import type { FindCrowdRecord } from '../../dossier/crowd-record.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { resolverOf } from '../../checking/dossier-resolver.ts'
import type { Understood } from '../../dossier/preview.ts'
import type { Advice } from '../../model/advice.ts'
import type { Report } from '../../report/report.ts'
import { whyTooLittle } from '../../dossier/too-little.ts'
import { understand } from '../../question/understand.ts'
import { writeReport } from '../../writing/write-report.ts'
import { gatherDossier } from '../dossier/gather-dossier.ts'
import { createResolver } from '../checking/recompute.ts'
import type { ComputeNumbers } from '../checking/versions-read.ts'
import { advise } from '../model/advise.ts'
import { criticise } from '../model/criticise.ts'
import type { ModelClient } from '#kit/server/language-model/model-client.ts'
import { wordReport } from '../wording/word-report.ts'

/** `given`: how its owner confirmed that the question is to be read. */
export type Asked = {
  kind: AnalysisKind
  given: Question | null
  trend: string | null
  accountId: string
  now: Date
}

/** What the language model has answered already, by key. `section`: what it was asked to word, where it was. */
export type Wording = {
  saved: ReadonlyMap<string, unknown>
  save: (key: string, answer: unknown, section?: string | null) => Promise<void>
  signal: AbortSignal
}

export type Pipeline = {
  /** What the question asks for, from its words, or as it was confirmed to be read. */
  understand(question: string, now: Date, given: Question | null): Understood
  /** Everything the base knows about it, at its versions. */
  gather(understood: Understood, asked: Asked): Promise<Dossier>
  /** Why that is too little for a report, in a sentence; null where it is enough. */
  whyTooLittle(dossier: Dossier): string | null
  /** What a language model judges and plans beforehand; null, or none of it, where it has no such job. */
  advise?(dossier: Dossier, wording: Wording): Promise<Advice | null>
  write(dossier: Dossier): Report
  /** The same report in better prose, where a language model is set up. */
  word(report: Report, dossier: Dossier, wording: Wording): Promise<Report>
  /** What in it is not as its sources say when they are read and computed again, a line each. */
  check(report: Report, dossier: Dossier, accountId: string): Promise<string[]>
}

type Parts = {
  model: ModelClient | null
  computeNumbers: ComputeNumbers
  log: FastifyBaseLogger
  /** Does something as it is done for this account, which may hide what others forecast. */
  asReadBy<Made>(accountId: string, work: () => Promise<Made>): Promise<Made>
  findCrowdRecord: FindCrowdRecord
}

/** The real one. `model`: the language model that words reports; null where none is set up. */
export function createPipeline(pool: Pool, { model, computeNumbers, log, asReadBy, findCrowdRecord }: Parts): Pipeline {
  const warn = (line: string) => log.warn(line)
  return {
    understand,
    async gather(understood, asked) {
      const dossier = await asReadBy(asked.accountId, () => gatherDossier(pool, understood, asked))
      const record = dossier.items.some(({ crowd }) => crowd) ? await findCrowdRecord() : null
      return record ? { ...dossier, crowdRecord: { ...record, at: dossier.madeAt.slice(0, 10) } } : dossier
    },
    whyTooLittle,
    ...(model && { advise: (dossier, wording) => advise(pool, dossier, { ...wording, model, log: warn }) }),
    write: writeReport,
    async word(report, dossier, wording) {
      if (!model?.jobs.includes('write')) return report
      const means = { ...wording, model, log: warn }
      const worded = await wordReport(report, dossier, means)
      return model.jobs.includes('criticise') ? criticise(worded, dossier, means) : worded
    },
    async check(report, dossier, accountId) {
      // An item that has gone meanwhile makes no report wrong: it stands as it was read.
      const resolve = createResolver(pool, accountId, dossier, { computeNumbers, whereGone: resolverOf(dossier) })
      const faults = await checkReport(report, resolve)
      return faults.map(({ kind, section, where, why }) => `${kind} in ${section ?? 'the report'}, "${where}": ${why}`)
    },
  }
}
