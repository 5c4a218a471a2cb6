/** Where the base cannot answer: a button by which its asker says that they would like an answer, and what is kept of that. */
import { useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { callAnalyses } from '../call-analyses.ts'
import styles from './AskPanel.module.css'

type State = { is: 'offered' | 'sending' | 'noted' } | { is: 'failed'; message: string }

export function Wish({ question, words }: { question: string; words: string }) {
  const [state, setState] = useState<State>({ is: 'offered' })
  const send = async () => {
    if (state.is === 'sending' || state.is === 'noted') return
    setState({ is: 'sending' })
    try {
      await callAnalyses('wishAnswer', { params: {}, query: {}, body: { question } })
      setState({ is: 'noted' })
    } catch (error) {
      setState({ is: 'failed', message: failureOf(error).message })
    }
  }
  const isNoted = state.is === 'noted'
  return (
    <div className={styles.wish}>
      <p>
        The button below keeps “<bdi>{words}</bdi>” and counts how often it is pressed. Nothing says who asked,
        operators alone read it, and it is forgotten a year after the last time.
      </p>
      <Button
        variant="plain"
        busy={state.is === 'sending'}
        aria-disabled={isNoted || undefined}
        onClick={() => void send()}
      >
        Tell us you would like this answered
      </Button>
      <output>{isNoted && 'Thank you. It is noted.'}</output>
      {state.is === 'failed' && (
        <Banner tone="bad" role="alert">
          <p>{state.message}</p>
        </Banner>
      )}
    </div>
  )
}
