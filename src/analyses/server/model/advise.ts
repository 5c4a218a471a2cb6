/** What a language model is asked of a dossier before a report is written of it, by the jobs that it has. */
import type { Pool } from 'pg'
import type { Advice, Judged } from '../../model/advice.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { isAsked } from '../../writing/sections/against/judgement.ts'
import { predictionsOf } from '../../writing/views.ts'
import { writeReport } from '../../writing/write-report.ts'
import type { JobMeans } from './job.ts'
import { judge } from './judge.ts'
import { caseOf } from './judging-prompt.ts'
import { planFor } from './plan.ts'
import { findScore } from './judgement-store.ts'

/** Null where it has no such job. */
export async function advise(pool: Pool, dossier: Dossier, means: JobMeans): Promise<Advice | null> {
  const { jobs } = means.model
  if (!jobs.includes('plan') && !jobs.includes('judge')) return null
  const planning = jobs.includes('plan') ? await planFor(dossier, means) : null
  const planned = { judged: null, plan: planning?.plan ?? [], jobs: planning ? [planning.record] : [] }
  if (!jobs.includes('judge') || !isAsked({ dossier, part: 0 })) return planned
  const { samples, record } = await judge(caseOf(dossier), means)
  const judged =
    samples && (await judgedBy(pool, { ...dossier, advice: planned }, { model: means.model.name, samples }))
  return { ...planned, judged, jobs: [...planned.jobs, record] }
}

type Sampled = Pick<Judged, 'model' | 'samples'>

async function judgedBy(pool: Pool, dossier: Dossier, { model, samples }: Sampled): Promise<Judged> {
  return { model, about: answeringItem(dossier), samples, ...(await findScore(pool, model)) }
}

/** The question of the base by which the answer is given, as far as it is one. */
function answeringItem(dossier: Dossier): string | null {
  const { answer, evidence } = writeReport(dossier)
  const figure = evidence.find(({ id }) => id === answer?.evidence)
  const isRead = figure?.formula === null && predictionsOf(dossier).some(({ ref }) => ref === figure.item)
  return isRead ? figure.item : null
}
