/** How the wording of a report came about: how much of it is the model's, what it took, and what was not taken. */
import type { Rejection } from '../../wording/rejections.ts'
import type { Section, Wording } from '../../report/report.ts'
import type { ModelClient } from '../model/model-client.ts'
import type { SavedAnswers } from './saved-answers.ts'

/** What a section came to. */
export type SectionResult = { section: Section; answers: SavedAnswers['answers']; reasons: Rejection[] }

export function wordingOf(
  { name, prices }: ModelClient,
  sections: readonly Section[],
  results: readonly SectionResult[],
): Wording {
  const stating = sections.flatMap(({ sentences }) => sentences).filter(({ by }) => by !== 'connecting')
  const answers = results.flatMap((result) => result.answers)
  const promptTokens = sumOf(answers.map((answer) => answer.promptTokens))
  const answerTokens = sumOf(answers.map((answer) => answer.answerTokens))
  const isCounted = answers.every((answer) => answer.promptTokens !== null && answer.answerTokens !== null)
  return {
    model: name,
    byModel: stating.filter(({ by }) => by === 'model').length,
    sentences: stating.length,
    promptTokens,
    answerTokens,
    cost: prices && isCounted ? (promptTokens * prices.prompt + answerTokens * prices.answer) / 1e6 : null,
    rejected: countOf(results.flatMap(({ reasons }) => reasons)),
  }
}

function sumOf(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

function countOf(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
