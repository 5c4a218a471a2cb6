/** What came of a comment that changed minds: of whoever reads by themselves, of all others together. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Stance } from '../../stance.ts'
import { sayAwaited, sayTurns, type TurnsTold, type TurnTold } from '../../turns/turn.ts'
import styles from '../Forecasts.module.css'

type Props = { own: unknown; together: unknown; isAwaited: boolean }

export function TurnSaid({ own, together, isAwaited }: Props) {
  // As the schemas of the contract have answered them.
  const { before, after } = (own ?? { before: null, after: null }) as TurnTold
  return (
    <>
      {(before || after) && (
        <p>
          You said <Held stance={before} /> before it changed your mind, and <Held stance={after} /> after.
        </p>
      )}
      {together ? <p>{sayTurns(together as TurnsTold)}</p> : isAwaited && <p>{sayAwaited}</p>}
    </>
  )
}

function Held({ stance }: { stance: Stance | null }) {
  if (!stance) return 'nothing'
  return <b className={styles.mine}>{typeOf(stance.question).sayEstimate(stance.question, stance.estimate)}</b>
}
