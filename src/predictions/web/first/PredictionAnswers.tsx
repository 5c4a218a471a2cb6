/** What else is asked first of a prediction: on what it hangs, what each voice says, what would change it, when it ends. */
import { sayDay } from '#kit/dates.ts'
import type { Neighbour, PartProps } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { forecastOf, headlineOf, madeBeside } from '../../forecast.ts'
import type { PredictionNumbers } from '../../numbers.ts'
import { sayApart, sayBoth, sayBothMiddles } from '../../pool/pool-words.ts'
import { sayEffect } from '../../reasons/say-trigger.ts'
import type { PredictionMore, PredictionWhole } from '../item.ts'
import { SeriesLink } from '../Put.tsx'
import { arrange } from '../ties.ts'
import { Together, TogetherAmounts } from '../Together.tsx'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function PredictionAnswers({ item, neighbours, numbers }: Props) {
  const { conditions, series } = arrange(neighbours)
  return (
    <Answers>
      {item.condition && <Condition condition={item.condition} on={conditions[0]} />}
      <Both item={item} numbers={numbers} />
      {!item.outcome && <WouldChange item={item} />}
      <Ends item={item} trend={series.find(({ ref }) => ref === item.automatic?.trend)} />
    </Answers>
  )
}

type ConditionProps = { condition: NonNullable<PredictionWhole['condition']>; on: Neighbour | undefined }

function Condition({ condition, on }: ConditionProps) {
  return (
    <Answer label="Counts only if" value={<Chemical text={condition.outcome} />}>
      is the answer to{' '}
      <Link to={paths.itemOf(condition.on)}>
        <bdi>{on ? <Chemical text={on.item.title} /> : 'another prediction'}</bdi>
      </Link>
      . Otherwise it is annulled and nobody is scored.
    </Answer>
  )
}

/** Where the one number is made of two. */
function Both({ item, numbers }: { item: PredictionWhole; numbers: PredictionNumbers | null }) {
  const headline = headlineOf({ ...item, ...madeBeside(numbers) })
  if (!headline || !numbers) return null
  const { pool, pooledAmount } = numbers
  if (headline.pool && pool)
    return (
      <Answer label={`What each says: ${sayApart(pool)}`} value={sayBoth(pool)}>
        <Together pool={pool} reason={forecastOf(item)?.reason ?? ''} />
      </Answer>
    )
  if (!headline.amounts || !pooledAmount) return null
  return (
    <Answer label="What each says" value={sayBothMiddles(pooledAmount)}>
      <TogetherAmounts pooled={pooledAmount} />
    </Answer>
  )
}

/** The first of what would change it, and to what. */
function WouldChange({ item: { question, houseForecast } }: { item: PredictionWhole }) {
  const [first] = houseForecast?.triggers ?? []
  if (!houseForecast || !first) return null
  return (
    <Answer label="What would change it" isEstimate value={sayEffect(question, houseForecast, first)}>
      <Chemical text={first.when} />. <a href="#triggers">What else</a>
    </Answer>
  )
}

function Ends({ item, trend }: { item: PredictionWhole; trend: Neighbour | undefined }) {
  const { outcome, automatic, closes, resolves } = item
  return (
    <Answer label={outcome ? 'It was to resolve' : 'Resolves'} value={sayDay(resolves)}>
      {automatic && (
        <>
          by <SeriesLink to={automatic.trend} trend={trend} />, automatically.{' '}
        </>
      )}
      Closes on {sayDay(closes)}. <a href="#resolution">The rule</a>
    </Answer>
  )
}
