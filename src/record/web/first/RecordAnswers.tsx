/** What else is asked first of the record: the other bands, whether it beats the simplest guess, what came afterwards. */
import { sayNumber } from '#kit/numbers.ts'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { sayWaiting } from '../../counted.ts'
import type { TrackRecord } from '../../record.ts'
import { sayCoverage, sayResolved, saySharePrecisely } from '../../record-words.ts'

type Props = Pick<TrackRecord, 'sources' | 'backtests' | 'kept' | 'forecasts'>

export function RecordAnswers({ sources, backtests, kept, forecasts }: Props) {
  const { trends, values, inside, better, errors } = backtests
  const worse = errors.filter(({ from }) => from >= 1).reduce((sum, { trends: some }) => sum + some, 0)
  return (
    <Answers>
      {values > 0 && (
        <>
          <Answer
            label="Inside their 95% and 50% bands"
            isEstimate
            value={`${saySharePrecisely(inside[95], values)} and ${saySharePrecisely(inside[50], values)}`}
          >
            The first {sayCoverage(inside[95], values, 95)}; the second {sayCoverage(inside[50], values, 50)}.
          </Answer>
          <Answer label="Nearer than the simplest guess" value={`${sayNumber(better)} of ${sayNumber(trends)} trends`}>
            That the last value stays. {sayNumber(worse)} did worse, and <a href="#backtests">are named</a>.
          </Answer>
        </>
      )}
      <Answer
        label="Said before it came"
        value={
          kept.values === 0 ? 'Nothing has come yet' : `${sayNumber(kept.inside[80])} of ${sayNumber(kept.values)}`
        }
      >
        {kept.values === 0 ? `${sayWaiting({ sources, kept })} ` : 'values inside their 80% band. '}
        {sayResolved(forecasts)}
      </Answer>
    </Answers>
  )
}
