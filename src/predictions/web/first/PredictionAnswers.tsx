/** What else is asked first of a prediction: on what it hangs, what each voice says, what would change it, when it ends. */
import { outcomesMet, sayAnyOf } from '../../written.ts'
import { sayDay } from '#kit/dates.ts'
import type { Neighbour, PartProps } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { useToday } from '#kit/web/today.ts'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { forecastOf, type Headline, headlineOf, madeBeside } from '../../forecast.ts'
import type { PredictionNumbers } from '../../numbers.ts'
import { sayApart, sayBoth, sayBothMiddles } from '../../pool/pool-words.ts'
import { typeOf } from '../../question-types/index.ts'
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
    <Answer label="Counts only if" value={<Chemical text={sayAnyOf(outcomesMet(condition))} />}>
      is the answer to{' '}
      <Link to={paths.itemOf(condition.on)}>
        <bdi>{on ? <Chemical text={on.item.title} /> : 'another prediction'}</bdi>
      </Link>
      . Otherwise it is annulled and nobody is scored.
    </Answer>
  )
}

type BothProps = { item: PredictionWhole; numbers: PredictionNumbers | null }

/** Where the one number is made of two; where people lead, what those two say together is a number beside it. */
function Both({ item: { crowd, ...item }, numbers }: BothProps) {
  const headline = headlineOf({ ...item, ...madeBeside(numbers) })
  if (!headline || !numbers) return null
  const { pool, pooledAmount } = numbers
  const whole = crowd ? saidTogether(item, headline) : null
  if (headline.pool) return <BothChances pool={pool} whole={whole} reason={forecastOf(item)?.reason} />
  return headline.amounts && <BothAmounts pooled={pooledAmount} whole={whole} />
}

type Whole = { label: string; value: string } | null
type ChancesProps = { pool: PredictionNumbers['pool']; whole: Whole; reason: string | undefined }

function BothChances({ pool, whole, reason = '' }: ChancesProps) {
  return pool ? (
    <Answer {...(whole ?? { label: `What each says: ${sayApart(pool)}`, value: sayBoth(pool) })}>
      <Together pool={pool} reason={reason} />
    </Answer>
  ) : null
}

function BothAmounts({ pooled, whole }: { pooled: PredictionNumbers['pooledAmount']; whole: Whole }) {
  return pooled ? (
    <Answer {...(whole ?? { label: 'What each says', value: sayBothMiddles(pooled) })}>
      <TogetherAmounts pooled={pooled} />
    </Answer>
  ) : null
}

function saidTogether({ question }: Pick<PredictionWhole, 'question'>, { forecaster, estimate }: Headline) {
  return { label: forecaster.title, value: typeOf(question).sayEstimate(question, estimate) }
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
  const today = useToday()
  return (
    <Answer label={outcome || resolves < today ? 'It was to resolve' : 'Resolves'} value={sayDay(resolves)}>
      {automatic && (
        <>
          by <SeriesLink to={automatic.trend} trend={trend} />, automatically.{' '}
        </>
      )}
      {closes < today ? 'Closed' : outcome ? 'It was to close' : 'Closes'} on {sayDay(closes)}.{' '}
      <a href="#resolution">The rule</a>
    </Answer>
  )
}
