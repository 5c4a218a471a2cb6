/** The series that a question is about and where it is heading, as far as the question asks, small. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber, sayQuantity } from '#kit/numbers.ts'
import { Fan, fanNumbers } from '#kit/web/chart/Fan.tsx'
import { useToday } from '#kit/web/today.ts'
import { asPreliminary, fromElsewhere, newerElsewhere, preliminaryValue } from '#series/about-words.ts'
import { lastOf } from '#series/observations.ts'
import { sayUnit, sayWhole, unitOnChart } from '#series/words.ts'
import type { PredictionNumbers } from '../numbers.ts'

export type Outlook = NonNullable<PredictionNumbers['outlook']>
type Props = {
  outlook: Outlook
  title: string
  /** What the question asks for, or an answer to it, in the unit of the series. */
  lines: readonly { value: number; label: string }[]
  /** In rem. */
  height: number
}

export function OutlookChart({ outlook, title, lines, height }: Props) {
  const { unit, observations, points, bounds, signal, whole } = outlook
  const preliminary = observations.filter(([then]) => outlook.preliminary?.includes(then)).map(asPreliminary)
  const hollow = [preliminary.length > 0 && preliminaryValue, signal && newerElsewhere].filter(Boolean)
  const today = useToday()
  const [at, value] = lastOf({ observations })
  const end = points.at(-1)?.at ?? at
  const drawn = lines.map((line) => `${line.label}: ${sayNumber(line.value)}`)
  return (
    <div className="is-trend">
      <Fan
        title={title}
        caption={[
          `${sayUnit(unit)}.`,
          ...drawn.map((line) => `Dashed line, ${line}.`),
          ...(whole ? [sayWhole(whole)] : []),
        ].join(' ')}
        sentence={[
          `${title}: ${sayQuantity(value, unit)} in ${sayDay(at)}, and its projection as far as ${sayDay(end)}.`,
          ...drawn.map((line) => `Drawn across it, ${line}.`),
        ].join(' ')}
        numbers={fanNumbers(`${title}, projected: values not passed with each chance`, { points, bounds, today })}
        height={height}
        unit={unitOnChart(unit)}
        {...{ observations, points, bounds, today }}
        thresholds={lines}
        beside={[...preliminary, ...(signal ? [fromElsewhere(signal)] : [])]}
        hollow={hollow.length > 0 ? `A hollow point is ${hollow.join(', or ')}.` : ''}
      />
    </div>
  )
}
