/** How right one was on another platform, as it is scored here. */
import { Section } from '#kit/web/ui/Section.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { sayCounted } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { sayBrier, sayCoverage, sayLog, sayPoints } from '#forecasts/record/say-scores.ts'
import { Curves } from '#forecasts/web/record/CalibrationCurve.tsx'
import { scoredOtherwise, standsFor } from '../say-imports.ts'
import { platformTitles } from '../words.ts'
import type { Imports } from './call-imports.ts'

export function ImportedRecord({ record }: { record: NonNullable<Imports['records']>[number] }) {
  const { platform, questions, brier, log, baseline, coverage, calibration } = record
  return (
    <Section
      title={`Your record on ${platformTitles[platform]}`}
      note={<Link to={paths.method('scores')}>How scores are made</Link>}
    >
      <div className="stack">
        <Stats>
          <Stat
            label="Scored"
            note={
              standsFor[platform] === null ? 'forecast, and come out' : `by the ${standsFor[platform]}, and come out`
            }
          >
            {sayCounted(questions, 'question')}
          </Stat>
          {brier && (
            <Stat label="Brier score" note={`mean of ${brier.of}; 0 is perfect`}>
              {sayBrier(brier.mean)}
            </Stat>
          )}
          {log && (
            <Stat label="Logarithmic score" note={`mean of ${log.of}; 0 is perfect`}>
              {sayLog(log.mean)}
            </Stat>
          )}
          <Stat label="Baseline score" note="mean; above 0 is better than knowing nothing">
            {sayPoints(baseline)}
          </Stat>
          <Stat label="Covered" note="of the time for which the questions were to be open">
            {sayCoverage(coverage)}
          </Stat>
        </Stats>
        {scoredOtherwise[platform] !== null && <p className="fine soft">{scoredOtherwise[platform]}</p>}
        <Curves {...calibration} who="you say" named={platformTitles[platform]} />
      </div>
    </Section>
  )
}
