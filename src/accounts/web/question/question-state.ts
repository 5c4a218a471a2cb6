/**
 * The question that somebody is asking (R27): its words, whether it is being answered, and what is said about that. The
 * words are kept for this tab, so that a detour to the sign-in page, which may leave the site, does not lose them.
 */
import { longestQuestion } from '../../longest-question.ts'
import { type Kept, readKept, writeKept } from '../kept.ts'
import { createStore, type Store } from '../store.ts'

export type QuestionState = { text: string; isProcessing: boolean; status: string }
export const noQuestion: QuestionState = { text: '', isProcessing: false, status: '' }

export type QuestionStore = Pick<Store<QuestionState>, 'getSnapshot' | 'subscribe'> & {
  /** Other words are another question: nothing is being done about it yet. */
  set(text: string): void
  updateStatus(isProcessing: boolean, status?: string): void
  clear(): void
}

const key = 'farsight:question'
/** As long as a question may be; what is longer was not typed here. */
const longest = longestQuestion

export function createQuestionStore(storage: () => Kept): QuestionStore {
  const { getSnapshot, subscribe, set } = createStore(() => ({ ...noQuestion, text: readText(storage) }))
  const change = (next: QuestionState) => {
    writeKept(storage, key, next.text)
    set(next)
  }
  return {
    getSnapshot,
    subscribe,
    set: (text) => change({ ...noQuestion, text }),
    updateStatus: (isProcessing, status = '') => change({ ...getSnapshot(), isProcessing, status }),
    clear: () => change(noQuestion),
  }
}

function readText(storage: () => Kept): string {
  const text = readKept(storage, key) ?? ''
  return text.length <= longest ? text : ''
}

export const questionStore = createQuestionStore(() => sessionStorage)
