/** What a platform said last on each day: steps over time, the numbers behind them, and both to take away. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayChance } from '#kit/numbers.ts'
import { round } from '#kit/chart/path.ts'
import { linearScale } from '#kit/chart/scale.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Plot } from '#kit/web/chart/Plot.tsx'
import type { ForecastThere } from './call-elsewhere.ts'
import styles from './Elsewhere.module.css'

type Days = ForecastThere['days']

export function DaysChart({ title, days }: { title: string; days: Days }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const [start, end] = [decimalYear(first[0]), decimalYear(last[0])]
  const x = {
    ...linearScale(start, end),
    // The one in the middle, which has no words, is left out where there is no room for all.
    ticks: [start, (start + end) / 2, end],
    say: (tick: number) => (tick === start ? sayDay(first[0]) : tick === end ? sayDay(last[0]) : ''),
  }
  const y = { ...linearScale(0, 1, { count: 3 }), say: sayChance }
  const path = days.reduce((drawn, [day, chance], i) => {
    const [across, up] = [round(x.at(decimalYear(day))), round(1000 - y.at(chance))]
    return `${drawn}${i === 0 ? `M${across} ${up}` : `H${across}V${up}`}`
  }, '')
  return (
    <Figure
      title={`What ${title} said by day`}
      caption="What was said last on each day on which it was looked at."
      numbers={{
        caption: `What ${title} said by day`,
        head: ['Day', 'Chance'],
        rows: days.map(([day, chance]) => [sayDay(day), sayChance(chance)]),
      }}
      data={() => ({ head: ['day', 'chance'], rows: days.map(([day, chance]) => [day, chance]) })}
    >
      <Plot
        x={x}
        y={y}
        height={8}
        reads={async () =>
          (await import('#kit/chart/answering/line-readings.ts')).lineReadings(
            [{ name: '', values: days.map(([at, chance]) => ({ at, value: chance, says: sayChance(chance) })) }],
            { x, y },
          )
        }
        first={days.length - 1}
        label={`${title} went from ${sayChance(first[1])} on ${sayDay(first[0])} to ${sayChance(last[1])} on ${sayDay(last[0])}.`}
      >
        <path className={styles.steps} d={path} />
      </Plot>
    </Figure>
  )
}
