/**
 * One thing that is done on pressing a button: under way, done, failed with words, or waiting for the user to prove who
 * they are.
 */
import { useRef, useState } from 'react'
import { isRefusal, type RefusalCode, type RefusalDetails } from '#kit/refusal.ts'
import { codeOf, messageOf, messages } from '../../sign-in-messages.ts'

export type StepState =
  | { is: 'ready' | 'busy' | 'done' | 'unproven' }
  /** What the server refused has a code; `details` say which field. */
  | { is: 'failed'; text: string; code?: RefusalCode; details: RefusalDetails }
export type Step = ReturnType<typeof useStep>

export function useStep() {
  const [state, setState] = useState<StepState>({ is: 'ready' })
  const last = useRef<() => Promise<unknown>>(undefined)
  /** Whether it was done. */
  const run = async (step: () => Promise<unknown>): Promise<boolean> => {
    last.current = step
    setState({ is: 'busy' })
    try {
      await step()
      setState({ is: 'done' })
      return true
    } catch (problem) {
      setState(stateAfter(problem))
      return false
    }
  }
  return {
    state,
    run,
    isBusy: state.is === 'busy',
    trouble: state.is === 'failed' ? state.text : null,
    /** Without asking anybody: what was typed cannot be right. */
    refuse: (field: string, reason: string) => setState({ is: 'failed', text: reason, details: [{ field, reason }] }),
    faultOf: (field: string) =>
      state.is === 'failed' ? (state.details.find((fault) => fault.field === field)?.reason ?? null) : null,
    /** The same again, after the user has proved who they are. */
    goOn: () => (last.current ? run(last.current) : Promise.resolve(false)),
  }
}

export function stateAfter(problem: unknown): StepState {
  if (codeOf(problem) === 'auth/requires-recent-login') return { is: 'unproven' }
  if (isRefusal(problem) && problem.code === 'sign-in-again') return { is: 'unproven' }
  if (!isRefusal(problem)) return { is: 'failed', text: wordsOf(problem), details: [] }
  const { code, message, details = [] } = problem
  return { is: 'failed', text: message, code, details }
}

/**
 * What `fetch` throws where there is no network has words for programmers only. Of a wrong password the sign-in page
 * speaks of the email as well, which nobody has entered here.
 */
function wordsOf(problem: unknown): string {
  if (problem instanceof TypeError) return messages['auth/network-request-failed']
  return wrongPassword.includes(codeOf(problem)) ? 'That is not the password of this account.' : messageOf(problem)
}
/** The second where a project hides which addresses have accounts. */
const wrongPassword: readonly string[] = ['auth/wrong-password', 'auth/invalid-credential']
