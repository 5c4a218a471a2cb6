/** Reports in one line: on the starter collection, as an order would have them made. */
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { checkReport } from '#analyses/checking/check-report.ts'
import type { SectionName } from '#analyses/report/report.ts'
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

/** The same, found right by the check, with what stands in a section as a reader sees it. */
export async function givenCheckedReport(pool: Pool, question: string) {
  const { report, resolve } = await givenReport(pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  const find = (name: SectionName) => report.sections.find((section) => section.name === name)
  return {
    report,
    find,
    names: report.sections.map(({ name }) => name),
    said: (name: SectionName): string[] => find(name)?.sentences.map(({ text }) => text) ?? [],
    rows: (name: SectionName): string[][] =>
      find(name)?.blocks.flatMap((block) =>
        block.type === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : [],
      ) ?? [],
  }
}
