/** By what the crowd of a prediction was put together, from when on. */
import type { QueryExecutorProvider } from 'kysely'
import type { LearntBy } from '../../crowd/told.ts'
import { listLearnings, listSkillsOn } from './learning-store.ts'

/** All that was learnt before a moment in milliseconds since 1970, of those who ever forecast it. */
export async function listLearntBy(trx: QueryExecutorProvider, id: string, end: number): Promise<LearntBy[]> {
  const learnings = await listLearnings(trx)
  const changes = Map.groupBy(await listSkillsOn(trx, id), ({ version }) => version)
  let skills = new Map<string, number>()
  return learnings.flatMap(({ version, learntAt: ms, shift, scale }) => {
    const changed = changes.get(version)
    if (changed) skills = new Map([...skills, ...changed.map(({ person, skill }) => [person, skill] as const)])
    return ms < end ? [{ ms, version, calibration: { shift, scale }, skills }] : []
  })
}
