/**
 * Beside the chart of a trend: what a trend analysis is, and one line that leads to its order. It is as high for everybody,
 * and there before any script has run; the form comes when somebody asks for it.
 */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { screenPaths } from '#kit/paths.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { welcome } from '#membership/catalogue.ts'
import { analysisKinds } from '../../analysis-kinds.ts'
import { sayCount } from '#membership/words.ts'
import styles from './TrendOffer.module.css'

const Box = lazy(() =>
  import('./TrendBox.tsx').then(
    ({ TrendBox }) => ({ default: TrendBox }),
    () => ({ default: () => <p className="fine soft">The form could not be loaded.</p> }),
  ),
)

type Props = { trendId: string; label: string; hasSeries: boolean }

export function TrendOffer({ hasSeries, ...props }: Props) {
  const { user, status } = useUser()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={classes(styles.offer, 'noprint')} aria-label="A trend analysis">
      <p className="fine soft">
        {hasSeries
          ? 'A trend analysis answers one question about this trend.'
          : 'This trend has no series to show: a trend analysis answers one question from what is linked to it.'}
      </p>
      {user && isAsking ? (
        <Suspense fallback={<output className="fine hush">Loading</output>}>
          <Box {...props} left={user.analysisTrendBudget} />
        </Suspense>
      ) : user ? (
        <Line says={`You have ${sayCount(analysisKinds.trend.budget, user.analysisTrendBudget)}.`}>
          <Button size="small" variant="plain" onClick={() => setAsking(true)}>
            Ask about this trend
          </Button>
        </Line>
      ) : (
        status !== 'waiting' && <Visitor />
      )}
    </section>
  )
}

function Visitor() {
  const { pathname } = useLocation()
  return (
    <Line says={`The first ${welcome.trend} of a new account cost nothing.`}>
      <Link className={buttonClass({ size: 'small' })} rel="nofollow" to={screenPaths.signIn(pathname)}>
        Sign in to order
      </Link>
    </Line>
  )
}

function Line({ says, children }: { says: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      {says}
      {children}
    </p>
  )
}
