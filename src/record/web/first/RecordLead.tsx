/** The answer of the record: of the values that were foreseen with four chances in five, how many came inside. */
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { sayNumber } from '#kit/numbers.ts'
import type { TrackRecord } from '../../record.ts'
import { answerIn, sayCoverage, saySharePrecisely } from '../../record-words.ts'

type Props = Pick<TrackRecord, 'trends' | 'backtests' | 'kept'>

export function RecordLead({ trends, backtests, kept }: Props) {
  const answer = answerIn({ backtests, kept })
  if (!answer)
    return (
      <Answers>
        <Answer label="How right was it?" isLead value="Not known yet">
          No value that was foreseen has come, and no series is long enough to be looked back on.
        </Answer>
      </Answers>
    )
  const { inside, values, isBefore } = answer
  return (
    <Answers>
      <Answer
        label="Inside the band that ought to hold 80%"
        isLead
        isEstimate
        value={saySharePrecisely(inside, values)}
        unit={` of ${sayNumber(values)} values`}
      >
        It {sayCoverage(inside, values, 80)}.{' '}
        {isBefore ? (
          'By what was published before the values came.'
        ) : (
          <>
            In hindsight: what the method would have said of {sayNumber(backtests.trends)} of {sayNumber(trends.listed)}{' '}
            trends from their earlier values. <a href="#current">Why not all?</a>
          </>
        )}
      </Answer>
    </Answers>
  )
}

/** The same in the fewest words, beside the contents. */
export function RecordBrief({ backtests: { values, inside } }: Pick<Props, 'backtests'>) {
  if (values === 0) return null
  return (
    <p className="is-trend">
      80% band: <b>{saySharePrecisely(inside[80], values)}</b> inside, in hindsight
    </p>
  )
}
