/** What whoever wrote a comment forecast in that moment, as they wished it kept. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Stance } from '../../stance.ts'
import styles from '../Forecasts.module.css'

export function StanceSaid({ stance }: { stance: unknown }) {
  const { question, estimate } = stance as Stance // as the schema of the contract has answered it
  return (
    <span>
      forecast then <span className={styles.mine}>{typeOf(question).sayEstimate(question, estimate)}</span>
    </span>
  )
}
