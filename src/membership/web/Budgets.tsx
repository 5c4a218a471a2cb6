/** What may still be ordered, of what was granted, what of it ends when, and what is owed. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import type { BudgetName } from '../catalogue.ts'
import { keptOf, sayExpiry, sayOwed, sayUnits } from '../words.ts'
import styles from './MembershipPanel.module.css'
import type { MembershipView } from './membership-view.ts'

const titles: Record<BudgetName, string> = { analysis: 'Analyses', trend: 'Trend analyses' }
/** More cannot be told apart. */
const mostPips = 60

export function Budgets({ budgets, expiring, owed }: Pick<MembershipView, 'budgets' | 'expiring' | 'owed'>) {
  const kept = keptOf({ analysis: budgets.analysis.left, trend: budgets.trend.left }, expiring)
  const ends = sayExpiry(expiring)
  const debt = sayOwed(owed)
  return (
    <>
      <dl className={styles.budgets}>
        <Budget title={titles.analysis} {...budgets.analysis} />
        <Budget title={titles.trend} {...budgets.trend} />
      </dl>
      {debt && (
        <Banner tone="warn">
          <p>{debt}</p>
        </Banner>
      )}
      <div className={styles.fine}>
        {ends.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {kept.analysis + kept.trend > 0 && (
          <p>
            {sayUnits(kept)} {kept.analysis + kept.trend === 1 ? 'does' : 'do'} not expire.
          </p>
        )}
      </div>
    </>
  )
}

function Budget({ title, left, granted }: { title: string; left: number; granted: number }) {
  const all = Math.max(left, granted)
  return (
    <div className={styles.budget}>
      <dt className="fine soft">{title}</dt>
      <dd className={styles.left}>
        {left}
        {all > 0 && <small>of {all}</small>}
      </dd>
      {all > mostPips ? <Bar share={left / all} /> : <Pips left={left} all={all} />}
    </div>
  )
}

/** The figure above says the same. */
function Pips({ left, all }: { left: number; all: number }) {
  return (
    <dd className={styles.pips} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // One is like the other; only how many are filled differs.
        <i key={i} className={i < left ? undefined : styles.spent} />
      ))}
    </dd>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <dd className={styles.bar} aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </dd>
  )
}
