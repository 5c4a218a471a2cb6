/** What was known of a series on a day that the reader chooses, beside what is known now. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { sayNumber, sayQuantity } from '#kit/numbers.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { useToday } from '#kit/web/today.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { revisionBetween } from '#series/vintages/vintages.ts'
import { seriesFile, trendAddresses } from '../../addresses.ts'
import type { trendContract } from '../../contract.ts'
import styles from './Course.module.css'

const callTrends = createCaller<typeof trendContract>(trendAddresses)

type Props = { id: string; series: Series; earliest: string }

export function AsKnown({ id, series, earliest }: Props) {
  const today = useToday()
  const [day, setDay] = useState('')
  const isDay = day >= earliest && day <= today
  const asked = useAnswer(callTrends, 'findSeriesThen', isDay ? { params: { id }, query: { asOf: day } } : null)
  return (
    <div className={styles.known}>
      <Field label="As it was known on" error={day !== '' && !isDay ? `A day from ${sayDay(earliest)} to today` : null}>
        {(field) => (
          <Input
            {...field}
            type="date"
            min={earliest}
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      {isDay && asked.failure && (
        <LoadFailure what="The series of that day" message={asked.failure.message} tone="warn" onAgain={asked.again} />
      )}
      <output>{asked.answer && sayThen(asked.answer, series)}</output>
      {asked.answer && <Whole id={id} day={day} count={asked.answer.count} />}
    </div>
  )
}

function Whole({ id, day, count }: { id: string; day: string; count: number }) {
  return <a href={`${seriesFile(id)}?asOf=${day}`}>All {sayNumber(count)} values (CSV)</a>
}

/** '47 values, the last 426.1 ppm in 2025. Since then 1 is new, 14 are others.' */
function sayThen({ version, series: then, count }: AnswerOf<typeof trendContract.findSeriesThen>, now: Series): string {
  const [at, value] = lastOf(then)
  const known = `Version ${version}: ${sayNumber(count)} values, the last ${sayQuantity(value, then.unit)} in ${sayDay(at)}.`
  const { added, revised, gone } = revisionBetween(then.observations, now.observations)
  if (added.length + revised.length + gone.length === 0) return `${known} That is what is known today.`
  return `${known} Since then ${added.length} came, ${revised.length} became others and ${gone.length} went.`
}
