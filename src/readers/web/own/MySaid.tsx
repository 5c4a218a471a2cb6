/** On my stuff: every signal that one has added, and every rating, by the trend that they are about. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Evidence } from '#kit/web/ui/figures/Evidence.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { StandingLabel } from '#site/web/mine/StandingLabel.tsx'
import { callReaders, type ReadersAnswer } from '../call-readers.ts'
import styles from '../Readers.module.css'
import { SignalRow } from '../SignalRow.tsx'
import { whyUnread } from './say-standing.ts'

type Said = ReadersAnswer<'listSaidByMe'>['trends'][number]

export function MySaid() {
  const { answer, failure, again } = useAnswer(callReaders, 'listSaidByMe', { params: {}, query: {} })
  if (failure) return <LoadFailure what="What you said of trends" message={failure.message} onAgain={again} />
  if (!answer || answer.trends.length === 0) return null
  return (
    <Section title="What you said of trends" note="Change it on the page of its trend" id="said">
      <div className={styles.part}>
        {answer.trends.map((said) => (
          <OfTrend key={said.trendId} said={said} />
        ))}
      </div>
    </Section>
  )
}

function OfTrend({ said: { trendId, label, signals, rating } }: { said: Said }) {
  return (
    <article className="stack tight">
      <h3>
        {label === null ? (
          'A trend that you cannot read any more'
        ) : (
          <Link to={paths.item('trend', trendId)}>{label}</Link>
        )}
      </h3>
      {rating && (
        <p className="fine soft">
          You rated its impact {rating.impact} and its certainty {rating.certainty}, of 5.
        </p>
      )}
      {signals.length > 0 && (
        <Evidence>
          {signals.map((signal) => (
            <SignalRow key={signal.id} signal={signal}>
              <StandingLabel standing={signal.standing} />
              {signal.standing !== 'published' && <span>{whyUnread(signal)}</span>}
            </SignalRow>
          ))}
        </Evidence>
      )}
    </article>
  )
}
