/** The values that matter of a trend and why, on which side of each it stands, and which it has passed. */
import { sayDay } from '#kit/dates.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { sayBriefly } from '#series/words.ts'
import type { Course } from '../course/course.ts'
import { sayPassing } from '../course/course-words.ts'
import { isWorthDrawing, sayCrossing } from '../crossing-words.ts'
import type { Crossing, TrendNumbers } from '../numbers.ts'
import type { Threshold } from '../trend.ts'
import type { TrendWhole } from './item.ts'
import styles from './Trend.module.css'

type Props = { item: TrendWhole; numbers: TrendNumbers | null; passings: Course['passings'] }

export function Values({ item: { thresholds, series }, numbers, passings }: Props) {
  const crossings = numbers?.crossings ?? []
  // Those whose crossing is drawn have their reason there.
  const isDrawn = (value: number) => crossings.some((one) => one.value === value && isWorthDrawing(one))
  const undrawn = thresholds.filter(({ value }) => !isDrawn(value))
  return (
    <div className="stack tight" id="thresholds">
      {undrawn.length > 0 && <Thresholds thresholds={undrawn} series={series} crossings={crossings} />}
      {series && <Passings passings={passings} thresholds={thresholds} unit={series.unit} />}
    </div>
  )
}

type PassingsProps = { passings: Course['passings']; thresholds: readonly Threshold[]; unit: string }

/** Of the values that matter now; each with the day since which it is known. */
function Passings({ passings, thresholds, unit }: PassingsProps) {
  const shown = passings.filter(({ threshold }) => thresholds.some(({ value }) => value === threshold))
  if (shown.length === 0) return null
  return (
    <ul className="fine">
      {shown.map((one) => (
        <li key={`${one.threshold} ${one.knownFrom}`}>
          <b>{sayPassing(one, unit)}</b>, known since {sayDay(one.knownFrom)}.
        </li>
      ))}
    </ul>
  )
}

type ThresholdsProps = { thresholds: readonly Threshold[]; series: Series | null; crossings: readonly Crossing[] }

function Thresholds({ thresholds, series, crossings }: ThresholdsProps) {
  const now = series && lastOf(series)
  const crossingOf = (value: number) => crossings.find((one) => one.value === value)
  return (
    <Table caption="Values that matter, and why" isPlain>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Why it matters</th>
          {now && (
            <th scope="col" className="num">
              Last observation
            </th>
          )}
          {crossings.length > 0 && (
            <th scope="col" className="num">
              Next crossing
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {thresholds.map(({ value, label }) => (
          <tr key={value}>
            <th scope="row" className="nowrap">
              {sayBriefly(value, series?.unit ?? '')}
            </th>
            <td>
              <Chemical text={label} />
            </td>
            {now && (
              <td className="num">
                {now[1] === value ? 'there' : now[1] < value ? 'below' : 'above'}
                {sinceWhen(crossingOf(value))}
              </td>
            )}
            {crossings.length > 0 && <Gets crossing={crossingOf(value)} />}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const sinceWhen = (crossing: Crossing | undefined) => (crossing?.since ? ` since ${sayDay(crossing.since)}` : '')

/** In the colour of an estimate, unless it has happened. */
function Gets({ crossing }: { crossing: Crossing | undefined }) {
  const isAhead = crossing?.state === 'ahead'
  return <td className={classes('num', isAhead && styles.estimate)}>{crossing ? sayCrossing(crossing) : '–'}</td>
}
