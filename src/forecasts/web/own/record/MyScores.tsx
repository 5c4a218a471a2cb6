/** On the page of a question that came out: one's own scores of it. */
import { sayCounted } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { paths } from '#items/paths.ts'
import { sayBrier, sayCoverage, sayLog, sayPoints } from '../../../record/say-scores.ts'
import type { OwnScores } from '../../call-forecasts.ts'

export function MyScores({ scores }: { scores: OwnScores }) {
  const { brier, log, baseline, peer, coverage, forecasts, isProvisional } = scores
  return (
    <>
      <h3>Your scores</h3>
      <Stats>
        {brier !== null && (
          <Stat label="Brier" note="0 is perfect">
            {sayBrier(brier)}
          </Stat>
        )}
        <Stat label="Logarithmic" note="0 is perfect">
          {sayLog(log)}
        </Stat>
        <Stat label="Baseline" note="above 0 beats knowing nothing">
          {sayPoints(baseline)}
        </Stat>
        {peer !== null && (
          <Stat label="Peer" note="above 0 beats the others">
            {sayPoints(peer)}
          </Stat>
        )}
      </Stats>
      <p className="fine soft">
        {isProvisional && 'Provisional: the outcome may still become another. '}Of {sayCounted(forecasts, 'forecast')}{' '}
        that stood for {sayCoverage(coverage)} of the time for which the question was to be open.{' '}
        <Link to={paths.method('scores')}>How scores are made</Link>
        {', '}
        <Link to={paths.ownRecord()}>your record</Link>
      </p>
    </>
  )
}
