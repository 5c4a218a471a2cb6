/** What somebody's scores come to, in a few figures. */
import { sayCounted } from '#kit/numbers.ts'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { sayBrier, sayCoverage, sayPoints } from '../../record/say-scores.ts'
import type { RecordTold } from '../call-forecasts.ts'

export function RecordLead({ means }: { means: NonNullable<RecordTold['means']> }) {
  const { questions, brier, baseline, peer, coverage } = means
  return (
    <Stats>
      <Stat label="Scored" note="forecast, and come out">
        {sayCounted(questions, 'question')}
      </Stat>
      {brier && (
        <Stat
          label="Brier score"
          note={`mean of ${brier.of}; 0 is perfect, always even chances of yes or no score 0.25`}
        >
          {sayBrier(brier.mean)}
        </Stat>
      )}
      <Stat label="Baseline score" note="mean; above 0 is better than knowing nothing, 100 is the most of yes or no">
        {sayPoints(baseline)}
      </Stat>
      {peer && (
        <Stat label="Peer score" note={`mean of ${peer.of}; above 0 is better than the others`}>
          {sayPoints(peer.mean)}
        </Stat>
      )}
      <Stat label="Covered" note="of the time for which the questions were to be open">
        {sayCoverage(coverage)}
      </Stat>
    </Stats>
  )
}
