/** The scenario sets that there are, for somebody who has to choose one. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { scenarioAddresses } from '../../addresses.ts'
import type { scenarioContract } from '../../contract.ts'
import type { ScenarioSet, SetToChoose } from '../../set.ts'

type Found = { state: 'loading' | 'failed'; sets: [] } | { state: 'found'; sets: SetToChoose[] }
export type ScenarioSets = Found & { again: () => void }

const callScenarios = createCaller<typeof scenarioContract>(scenarioAddresses)

/** With the judgements of its states on each other. Null until it is there; without it one chooses all the same. */
export function useScenarioSet(slug: string): ScenarioSet | null {
  const { answer } = useAnswer(callScenarios, 'findScenarioSet', slug === '' ? null : { params: { slug }, query: {} })
  return answer?.set ?? null
}

export function useScenarioSets(): ScenarioSets {
  const { answer, failure, again } = useAnswer(callScenarios, 'listScenarioSets', { params: {}, query: {} })
  if (answer) return { state: 'found', sets: answer.sets, again }
  return { state: failure ? 'failed' : 'loading', sets: [], again }
}
