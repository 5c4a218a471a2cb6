/** How the wording of a report came about: how much of it is the model's, what it took, and what was not taken. */
import type { Rejection } from '../../wording/rejections.ts'
import type { JobRecord } from '../../report/job-record.ts'
import type { Section, Wording } from '../../report/report.ts'

/** What a section came to. */
export type SectionResult = { section: Section; reasons: Rejection[]; letIn: ReadonlySet<string> }

export function wordingOf(
  { model, promptTokens, answerTokens, cost }: JobRecord,
  sections: readonly Section[],
  results: readonly SectionResult[],
): Wording {
  const stating = sections.flatMap(({ sentences }) => sentences).filter(({ by }) => by !== 'connecting')
  return {
    model,
    byModel: stating.filter(({ by }) => by === 'model').length,
    sentences: stating.length,
    promptTokens,
    answerTokens,
    cost,
    rejected: countOf(results.flatMap(({ reasons }) => reasons)),
  }
}

function countOf(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
