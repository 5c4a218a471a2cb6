/** Reports in one line: on the starter collection, as an order would have them made. */
import type { Pool } from 'pg'
import { createResolver } from '#analyses/server/checking/recompute.ts'
import type { Question } from '#analyses/ask/ask.ts'
import { gatherDossier } from '#analyses/server/dossier/gather-dossier.ts'
import { understand } from '#analyses/question/understand.ts'
import { writeReport } from '#analyses/writing/write-report.ts'

export async function givenReport(
  pool: Pool,
  question: string,
  { trend = null as string | null, accountId = 'ada', now = new Date(), given = null as Question | null } = {},
) {
  const dossier = await gatherDossier(pool, understand(question, now, given), {
    given,
    kind: trend ? 'trend' : 'full',
    trend,
    accountId,
    now,
  })
  return { dossier, report: writeReport(dossier), resolve: createResolver(pool, accountId, dossier) }
}
