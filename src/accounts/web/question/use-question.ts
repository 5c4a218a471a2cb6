/** The question that somebody is asking, for components. */
import { useSyncExternalStore } from 'react'
import { noQuestion, type QuestionState, questionStore } from './question-state.ts'

export function useQuestion(): QuestionState {
  return useSyncExternalStore(questionStore.subscribe, questionStore.getSnapshot, () => noQuestion)
}
