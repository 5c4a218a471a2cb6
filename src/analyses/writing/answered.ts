/** Every part of a question with its answer, and whether that is to just what was asked. */
import type { Ask } from '../ask/ask.ts'
import { answerTo } from './answers/index.ts'
import { askOf } from './asked.ts'
import type { Answer, Writing } from './writing.ts'

/** By a number that stands above the report, or by an account where an account is what was asked for. */
export function isPartAnswered(w: Writing): boolean {
  const answer = w.parts[w.part]?.answer ?? null
  return answer !== null && (hasHeadline(answer) || isTold.has(askOf(w).wants))
}

/** What they ask for is told in words. */
const isTold: ReadonlySet<Ask['wants']> = new Set(['explain'])

/** Every part by itself. What the report is about beside its answer is the first that has a number. */
export function answered(writing: Writing): Writing {
  const count = Math.max(1, writing.dossier.read.parts.length)
  const parts = Array.from({ length: count }, (_, part) => answerTo({ ...writing, part }))
  const first = parts.findIndex(({ answer }) => answer && hasHeadline(answer))
  writing.table.keepOnly(parts.flatMap(({ answer, nearest }) => [answer, nearest?.answer].flatMap(restsOn)))
  return { ...writing, parts, part: Math.max(0, first) }
}

function restsOn(answer: Answer | null | undefined): string[] {
  if (!answer) return []
  const { figure, low, high, threshold, told = [], beside = [], sentences, pool } = answer
  const own = [figure, low, high, threshold, pool?.said, pool?.model, pool?.weight].flatMap((one) =>
    one ? [one.id] : [],
  )
  return [...own, ...[...told, ...beside, ...sentences].flatMap(({ claims }) => claims.map(({ evidence }) => evidence))]
}

/** Worlds tell what may become of something: none of their chances is its answer. */
export function hasHeadline({ worlds, isNone = false }: Answer): boolean {
  return !isNone && worlds.length === 0
}
