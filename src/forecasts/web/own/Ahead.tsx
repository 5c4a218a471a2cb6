/** What a forecast would score, while it is typed. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { sayBrier } from '../../record/say-scores.ts'
import { aheadOf } from '../../scores/ahead.ts'
import styles from './Ahead.module.css'

/** Nothing of what has no outcomes to count. */
export function Ahead({ question, estimate }: { question: Question; estimate: Estimate }) {
  const ahead = aheadOf(question, estimate)
  if (ahead.length === 0) return null
  return (
    <div className={styles.ahead}>
      <dl>
        {ahead.map(({ outcome, says, brier }, i) => (
          <div key={outcome}>
            <dt>
              If {says}
              {i === 0 && ', you score'}
            </dt>
            <dd>{sayBrier(brier)}</dd>
          </div>
        ))}
      </dl>
      <p className="fine hush">Brier scores while it stands: lower is better, 0 is perfect.</p>
    </div>
  )
}
