/** What one said oneself of a question that takes no more forecasts. */
import { sayFineChance } from '#kit/numbers.ts'
import styles from '../Forecasts.module.css'

export function Said({ chance }: { chance: number | null | undefined }) {
  return typeof chance === 'number' ? (
    <span className={styles.mine}>{sayFineChance(chance)}</span>
  ) : (
    <span className="hush">nothing</span>
  )
}
