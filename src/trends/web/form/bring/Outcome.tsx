/** What came of a file so far: nothing, a refusal, or what was understood of it with what is asked and what it would change. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import type { Mark } from '#series/marks.ts'
import styles from './Bring.module.css'
import { Gathering } from './Gathering.tsx'
import { Questions } from './Questions.tsx'
import { type Found, type Observations, Taking } from './Taking.tsx'
import { Understanding } from './Understanding.tsx'
import type { Answers, Brought, Bringing } from './use-bringing.ts'

type Props = {
  state: Bringing
  today: string
  held: Observations
  heldMarks: readonly Mark[]
  onAnswer: (brought: Brought, answers: Answers) => void
  onTake: (found: Found, answers: Answers, kept: Observations) => void
  onForget: () => void
}

export function Outcome({ state, today, held, heldMarks, onAnswer, onTake, onForget }: Props) {
  if (state.is === 'nothing') return null
  if (state.is === 'reading') return <p>{state.name} is being read …</p>
  if (state.is === 'failed')
    return (
      <Banner tone="bad">
        <p>
          {state.name}: {state.failure.message} Nothing was kept.
        </p>
      </Banner>
    )
  const { brought, preview, answers } = state
  return (
    <section className={styles.understood} aria-label="What was understood">
      <h3>{brought.name}</h3>
      <Questions
        asks={preview.asks}
        today={today}
        onAnswer={(answer) => onAnswer(brought, { ...answers, ...answer })}
      />
      <Understanding preview={preview} today={today} />
      <Gathering {...{ preview, answers }} onAnswer={(all) => onAnswer(brought, all)} />
      <Taking {...{ preview, answers, held, heldMarks, onTake, onForget }} />
    </section>
  )
}
