/** What whoever wrote a comment forecast in that moment, as they wished it kept. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Stance } from '../../stance.ts'
import { classes } from '#kit/web/ui/classes.ts'
import styles from '../Forecasts.module.css'

export function StanceSaid({ stance, isOwn }: { stance: unknown; isOwn: boolean }) {
  const { question, estimate } = stance as Stance // as the schema of the contract has answered it
  return (
    <span>
      forecast then{' '}
      <span className={classes(styles.was, isOwn && styles.mine)}>
        {typeOf(question).sayEstimate(question, estimate)}
      </span>
    </span>
  )
}
