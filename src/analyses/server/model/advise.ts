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
import { findScore } from './judgement-store.ts'

/** Null where it has no such job. */
export async function advise(pool: Pool, dossier: Dossier, means: JobMeans): Promise<Advice | null> {
  if (!means.model.jobs.includes('judge') || !isAsked({ dossier, part: 0 })) return null
  const { samples, record } = await judge(caseOf(dossier), means)
  if (!samples) return { judged: null, jobs: [record] }
  const { name: model } = means.model
  const judged: Judged = {
    model,
    about: answeringItem(dossier),
    samples,
    ...(await findScore(pool, model)),
  }
  return { judged, jobs: [record] }
}

/** The question of the base by which the answer is given, as far as it is one. */
function answeringItem(dossier: Dossier): string | null {
  const { answer, evidence } = writeReport(dossier)
  const figure = evidence.find(({ id }) => id === answer?.evidence)
  const isRead = figure?.formula === null && predictionsOf(dossier).some(({ ref }) => ref === figure.item)
  return isRead ? figure.item : null
}
