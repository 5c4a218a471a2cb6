/** What of a report goes on after it is made: whether it has come out, when it will be outdated, and what follows on it. */
import { paths } from '#items/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { useToday } from '#kit/web/today.ts'
import type { Analysis } from '../../../analysis.ts'
import { sayScore, sayTurn } from '../../../living/living-words.ts'
import type { Report } from '../../../report/report.ts'
import { Follow } from './Follow.tsx'
import styles from './Living.module.css'

type Props = { analysis: Analysis; report: Report; isOwn: boolean; onChange: (analysis: Analysis) => void }

/** More than these would say no more. */
const mostTurns = 3

export function Standing({ analysis, report, isOwn, onChange }: Props) {
  const { score, newer } = analysis
  const today = useToday()
  const turns = score ? [] : (report.outdated ?? []).slice(0, mostTurns)
  return (
    <div className={styles.standing}>
      {score && report.awaits && (
        <Banner>
          {sayScore(score, report.awaits).map((says) => (
            <p key={says}>
              <Chemical text={says} />
            </p>
          ))}
        </Banner>
      )}
      {newer !== null && (
        <p>
          <Link to={paths.analysis(newer)}>A newer report</Link> asks the same again.
        </p>
      )}
      {newer === null && turns.length > 0 && (
        <ul>
          {turns.map((turn) => (
            <li key={`${turn.item} ${turn.why}`}>
              <bdi>
                <Chemical text={sayTurn(turn, today)} />
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {isOwn && newer === null && <Follow analysis={analysis} report={report} onChange={onChange} />}
    </div>
  )
}
