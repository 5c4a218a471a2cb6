/** When does the trend get where it matters? For each threshold the distribution of the first crossing, by year. */
import { sayDay } from '#kit/dates.ts'
import { sayChance } from '#kit/numbers.ts'
import { Columns } from '#kit/web/chart/Columns.tsx'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { firstCrossings, isWorthDrawing, medianCrossing, sayMetAndBeyond } from '../crossing-words.ts'
import type { Crossing } from '../numbers.ts'
import type { Threshold } from '../trend.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { sayBriefly, sayStep } from '#series/words.ts'
import styles from './Trend.module.css'

type Props = { crossings: readonly Crossing[]; series: Series; thresholds: readonly Threshold[] }

export function Crossings({ crossings, series, thresholds }: Props) {
  const drawn = crossings.filter(isWorthDrawing)
  if (drawn.length === 0) return null
  const [last] = lastOf(series)
  return (
    <div className={styles.drawn}>
      {drawn.map((crossing) => (
        <FirstCrossing
          key={crossing.value}
          crossing={crossing}
          value={sayBriefly(crossing.value, series.unit)}
          why={thresholds.find(({ value }) => value === crossing.value)?.label ?? ''}
          last={last}
        />
      ))}
    </div>
  )
}

type FirstProps = { crossing: Crossing; value: string; why: string; last: string }

function FirstCrossing({ crossing, value, why, last }: FirstProps) {
  const years = firstCrossings(crossing)
  const columns = years.map(({ year, chance }) => ({ name: year, chance }))
  const median = medianCrossing(crossing)
  const end = sayDay(crossing.by.at(-1)?.at ?? '')
  const rest = sayMetAndBeyond(crossing)
  const found = median ? `Half of all paths have met it by ${sayDay(median)}. ${sayStep(median, last)}. ${rest}` : rest
  const way = crossing.towards === 'up' ? 'reach' : 'fall to'
  return (
    <Figure
      title={`When does it ${way} ${value}?`}
      caption={
        <>
          <Chemical text={why} />. Now {crossing.towards === 'up' ? 'below' : 'above'}
          {crossing.since && ` since ${sayDay(crossing.since)}`}. Chance to get there first, by year:{' '}
          {sayChance(1 - crossing.notWithinHorizon)} by {end}.
        </>
      }
      source={found}
      numbers={{
        caption: `Chance to ${way} ${value}: first in each year, at least once by its end, and to stand there then`,
        head: ['Year', 'First', 'Met by then', `At or ${crossing.towards === 'up' ? 'above' : 'below'}`],
        rows: years.map(({ year, chance, met, beyond }) => [
          year,
          sayChance(chance),
          sayChance(met),
          beyond === null ? '–' : sayChance(beyond),
        ]),
      }}
      data={() => ({
        head: ['year', 'first', 'met by then', `at or ${crossing.towards === 'up' ? 'above' : 'below'}`],
        units: [null, 'chance', 'chance', 'chance'],
        rows: years.map(({ year, chance, met, beyond }) => [year, chance, met, beyond ?? '']),
      })}
    >
      <Columns
        columns={columns}
        hot={median ? { name: median.slice(0, 4), label: `median ${sayDay(median)}` } : undefined}
        label={`Chance to ${way} ${value} first, by year. ${found}`}
      />
    </Figure>
  )
}
