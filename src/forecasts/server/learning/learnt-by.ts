/** By what the crowd of a prediction was put together, from when on. */
import type { QueryExecutorProvider } from 'kysely'
import type { LearntBy } from '../../crowd/told.ts'
import { listLearnings } from './learning-store.ts'
import { listSkillsOn } from './skill-store.ts'

/** In milliseconds since 1970: from what was said first on, and up to where nothing newly learnt is used any more. */
type Span = { from: number; end: number }

const ever: Span = { from: -Infinity, end: Infinity }

/** All that was learnt before its end, of those who ever forecast it; of what was before it began the last alone. */
export async function listLearntBy(
  trx: QueryExecutorProvider,
  id: string,
  { from, end }: Span = ever,
): Promise<LearntBy[]> {
  const all = await listLearnings(trx)
  const begin = all.findLastIndex(({ learntAt }) => learntAt <= from)
  const learnings = all.slice(Math.max(0, begin), all.findLastIndex(({ learntAt }) => learntAt < end) + 1)
  const [first, last] = [learnings[0], learnings.at(-1)]
  if (!first || !last) return []
  const known = await listSkillsOn(trx, id, { from: first.version, to: last.version })
  const changes = Map.groupBy(known, ({ version }) => version)
  let skills = new Map<string, number>()
  return learnings.flatMap(({ version, learntAt: ms, shift, scale }) => {
    const changed = changes.get(version)
    if (changed) skills = new Map([...skills, ...changed.map(({ person, skill }) => [person, skill] as const)])
    return ms < end ? [{ ms, version, calibration: { shift, scale }, skills }] : []
  })
}
