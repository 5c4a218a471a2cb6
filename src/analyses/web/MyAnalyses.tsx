/** One's analyses on my stuff: what was asked, what came of it, how far it is, and what can be done with each. */
import { paths } from '#items/paths.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { useUser } from '#accounts/web/use-user.ts'
import { sayLeft } from '#membership/words.ts'
import { AnalysisRow } from './AnalysisRow.tsx'
import { type MyAnalyses as Found, useMyAnalyses } from './my-analyses.ts'
import styles from './MyAnalyses.module.css'

export function MyAnalyses() {
  const mine = useMyAnalyses()
  const isLong = useLasting(!mine.found && !mine.failure, 500)
  return (
    <Section title="Analyses" note={<Left />}>
      {mine.failure && <LoadFailure what="Your analyses" message={mine.failure} onAgain={mine.again} />}
      {!mine.found && !mine.failure && <output className="hush">{isLong && 'Loading your analyses'}</output>}
      {mine.found && <Rows {...mine} />}
    </Section>
  )
}

/** What may still be ordered, and the way to more. */
function Left() {
  const { analysisBudget, analysisTrendBudget } = useUser()
  return <Link to={paths.membership()}>{sayLeft({ analysis: analysisBudget, trend: analysisTrendBudget })}</Link>
}

function Rows({ found, isMore, more, change, again }: Found) {
  if (!found || found.rows.length === 0) return <Nothing />
  return (
    <>
      <ul className={styles.rows}>
        {found.rows.map((analysis) => (
          <AnalysisRow
            key={analysis.id}
            analysis={analysis}
            onChange={(next) => change(analysis.id, next)}
            onNew={again}
          />
        ))}
      </ul>
      {found.next && (
        <Button variant="plain" busy={isMore} onClick={more}>
          Show more
        </Button>
      )}
    </>
  )
}

function Nothing() {
  return (
    <Empty
      title="No analyses yet"
      level={3}
      action={
        <Link className={buttonClass({ variant: 'plain' })} to={paths.home()}>
          Ask a question
        </Link>
      }
    >
      Ask about the future, or open a trend and order an analysis of it. Each report stays here, with every number
      traced to its source.
    </Empty>
  )
}
