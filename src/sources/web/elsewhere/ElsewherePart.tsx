/**
 * What other platforms say of a question like this one, each by itself, with what may be different about it. It stands
 * apart from every number of this house.
 */
import { useState } from 'react'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useNews } from '#kit/web/answers/use-news.ts'
import { useToday } from '#kit/web/today.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { isOld, sayDifference, sayLooked, saySaid } from '../../elsewhere/words.ts'
import { callElsewhere, type ForecastThere } from './call-elsewhere.ts'
import { DaysChart } from './DaysChart.tsx'
import styles from './Elsewhere.module.css'

/** `closes`: the day on which the question here closes. */
type Props = { id: string; closes: string; said: readonly ForecastThere[] }

export function ElsewherePart({ id, closes, said: drawn }: Props) {
  const [hasNews, setNews] = useState(false)
  const { answer, again } = useAnswer(callElsewhere, 'findElsewhere', hasNews ? { params: { id }, query: {} } : null)
  useNews(`item/${id}`, 'elsewhere.changed', () => (hasNews ? again() : setNews(true)))
  const said = answer?.elsewhere ?? drawn
  if (said.length === 0) return null
  return (
    <Section title="Elsewhere" note="Part of no number here" id="elsewhere">
      <div className={styles.part}>
        <p className="fine soft">
          What others say of a question like this one, on sites of their own. None of it enters Farsight’s number or the
          crowd’s, and none of it decides how this question resolves.
        </p>
        {said.map((one) => (
          <There key={one.platform.id} one={one} closes={closes} />
        ))}
      </div>
    </Section>
  )
}

function There({ one, closes }: { one: ForecastThere; closes: string }) {
  const today = useToday()
  const { platform, url, question, chance, days } = one
  const isAged = isOld(one, today)
  return (
    <article className={styles.there} aria-label={platform.title}>
      <h3>
        <a href={url} rel="noreferrer nofollow">
          {question ? <bdi>{question}</bdi> : `The question on ${platform.title}`}
        </a>
      </h3>
      {chance !== null && <Rail chance={chance} isAged={isAged} />}
      <p>{saySaid(one)}</p>
      <p className="fine soft">
        {[isAged && 'It is older than a week.', sayLooked(one), sayDifference(one, closes)].filter(Boolean).join(' ')}
      </p>
      {days.length > 1 && <DaysChart title={platform.title} days={days} />}
    </article>
  )
}

/** A hollow diamond on a way from 0 to 100%. Decoration beside its number, therefore silent. */
function Rail({ chance, isAged }: { chance: number; isAged: boolean }) {
  return (
    <div className={styles.rail} aria-hidden="true">
      <i className={classes(styles.diamond, isAged && styles.aged)} style={{ left: `${chance * 100}%` }} />
      <span>0</span>
      <span>100%</span>
    </div>
  )
}
