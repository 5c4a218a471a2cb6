/** What whoever is signed in may still order, as one quiet line; nothing for a visitor. */
import { useUser } from '#accounts/web/use-user.ts'
import { screenPaths } from '#kit/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayLeft } from '../words.ts'
import styles from './BudgetLine.module.css'

export function BudgetLine() {
  const { user, analysisBudget, analysisTrendBudget } = useUser()
  if (!user) return null
  return (
    <p className={styles.line}>
      <Link to={screenPaths.membership()}>{sayLeft({ analysis: analysisBudget, trend: analysisTrendBudget })}</Link>
    </p>
  )
}
