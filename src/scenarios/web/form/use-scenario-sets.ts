/** The scenario sets that there are, for somebody who has to choose one. */
import { useEffect, useState } from 'react'
import { scenarioAddresses } from '../../addresses.ts'
import type { SetToChoose } from '../../set.ts'

export type ScenarioSets = { state: 'loading' | 'failed'; sets: [] } | { state: 'found'; sets: SetToChoose[] }

const loading: ScenarioSets = { state: 'loading', sets: [] }
const failed: ScenarioSets = { state: 'failed', sets: [] }

/** `again` asks once more. */
export function useScenarioSets(): ScenarioSets & { again: () => void } {
  const [answer, setAnswer] = useState<ScenarioSets>(loading)
  const isAsking = answer.state === 'loading'
  useEffect(() => {
    if (!isAsking) return
    const leaving = new AbortController()
    ask(leaving.signal).then(
      (sets) => setAnswer({ state: 'found', sets }),
      () => leaving.signal.aborted || setAnswer(failed),
    )
    return () => leaving.abort()
  }, [isAsking])
  return { ...answer, again: () => setAnswer(loading) }
}

async function ask(signal: AbortSignal): Promise<SetToChoose[]> {
  const [, path = ''] = scenarioAddresses.listScenarioSets.split(' ')
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The scenario sets were refused with ${answer.status}.`)
  const { sets } = (await answer.json()) as { sets: SetToChoose[] } // cut to the contract's schema by the server
  return sets
}
