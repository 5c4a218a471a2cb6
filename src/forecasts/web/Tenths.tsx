/** How many gave which chance, in ten columns: never a name, and never fewer than three people. */
import styles from './Forecasts.module.css'

const nameOf = (i: number) => `${i * 10} to ${i * 10 + 10}%`

export function Tenths({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts)
  const all = counts.reduce((sum, one) => sum + one, 0)
  return (
    <figure className={styles.tenths}>
      <figcaption className="fine soft">How many gave a yes which chance</figcaption>
      <ol aria-label={`Chances that ${all} people gave`}>
        {counts.map((count, i) => (
          <li key={nameOf(i)}>
            <span className="unseen">
              {nameOf(i)}: {count}
            </span>
            <b aria-hidden="true">{count > 0 && count}</b>
            <i aria-hidden="true" style={{ height: `${(100 * count) / most}%` }} />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className={styles.ends}>
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </p>
    </figure>
  )
}
