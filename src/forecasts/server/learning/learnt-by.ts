/** By what the crowd of a prediction was put together, from when on. */
import type { QueryExecutorProvider } from 'kysely'
import type { LearntBy } from '../../crowd/told.ts'
import { listLearnings, listSkillsOn } from './learning-store.ts'

/** In milliseconds since 1970: from what was said first on, and up to where nothing newly learnt is used any more. */
type Span = { from: number; end: number }

const ever: Span = { from: -Infinity, end: Infinity }

/** All that was learnt before its end, of those who ever forecast it; of what was before it began the last alone. */
export async function listLearntBy(
  trx: QueryExecutorProvider,
  id: string,
  { from, end }: Span = ever,
): Promise<LearntBy[]> {
  const learnings = (await listLearnings(trx)).filter(({ learntAt }) => learntAt < end)
  const changes = Map.groupBy(await listSkillsOn(trx, id), ({ version }) => version)
  const first = learnings.findLastIndex(({ learntAt }) => learntAt <= from)
  let skills = new Map<string, number>()
  return learnings.flatMap(({ version, learntAt: ms, shift, scale }, i) => {
    const changed = changes.get(version)
    if (changed) skills = new Map([...skills, ...changed.map(({ person, skill }) => [person, skill] as const)])
    return i < first ? [] : [{ ms, version, calibration: { shift, scale }, skills }]
  })
}
