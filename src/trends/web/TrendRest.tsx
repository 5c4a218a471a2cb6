/**
 * The rest of a trend's page: what it is about, which values matter, what speaks for and against it, what is asked
 * about it.
 */
import { sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { NeighbourList } from '#items/web/NeighbourList.tsx'
import { Prose } from '#items/web/Prose.tsx'
import type { PartProps } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Evidence, EvidenceRow } from '#kit/web/ui/figures/Evidence.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { later } from '#kit/web/later.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import type { Signal } from '../signals/signal.ts'
import type { Threshold } from '../trend.ts'
import { directionTitles, isWebAddress } from '#series/series-words.ts'
import { sayBriefly, sayMeasured } from '#series/words.ts'
import { sayCrossing } from '../crossing-words.ts'
import type { Crossing, TrendNumbers } from '../numbers.ts'
import type { Course } from '../course/course.ts'
import { sayPassing } from '../course/course-words.ts'
import { Forces } from './Forces.tsx'
import { Revisions } from './course/Revisions.tsx'
import type { TrendWhole } from './item.ts'
import styles from './Trend.module.css'
import { asksAbout } from './TrendSide.tsx'

/** Long, and below the first screen: its code comes after the rest. */
const TrendForecast = later(
  import.meta.env.SSR ? (await import('./TrendForecast.tsx')).TrendForecast : null,
  async () => (await import('./TrendForecast.tsx')).TrendForecast,
)

export function TrendRest({ item, neighbours, numbers, more }: PartProps<TrendWhole, Course | null, TrendNumbers>) {
  const { prose, series, signals } = item
  const questions = neighbours.filter(asksAbout)
  return (
    <>
      {series && numbers && <TrendForecast series={series} bounds={item.bounds} numbers={numbers} />}
      <Prose tree={prose} />
      <Forces said={item} next={series?.publication?.next ?? null} neighbours={neighbours} />
      <Values item={item} numbers={numbers} more={more} />
      {series && more && <Revisions id={item.id} series={series} course={more} />}
      {signals.length > 0 && (
        <Section title="Signals" note="Dated evidence for and against its going on" id="signals">
          <Signals signals={signals} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section title="Questions about it" note="Resolved by this series" id="questions">
          <NeighbourList neighbours={questions} isBrief={false} />
        </Section>
      )}
    </>
  )
}

type ValuesProps = Pick<PartProps<TrendWhole, Course | null, TrendNumbers>, 'item' | 'numbers' | 'more'>

function Values({ item: { thresholds, series }, numbers, more }: ValuesProps) {
  if (thresholds.length === 0) return null
  return (
    <Section title="Values that matter" note="And why" id="thresholds">
      <Thresholds thresholds={thresholds} series={series} crossings={numbers?.crossings ?? []} />
      {series && <Passings passings={more?.passings ?? []} thresholds={thresholds} unit={series.unit} />}
    </Section>
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

function Signals({ signals }: { signals: readonly Signal[] }) {
  const ordered = signals.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <Evidence>
      {ordered.map(({ date, title, note, source, direction, newer }, i) => (
        <EvidenceRow
          key={`${date} ${i}`}
          {...{ date, direction, title }}
          meaning={directionTitles[direction]}
          told={
            <>
              {newer && <Chemical text={`${sayNewer(newer)} `} />}
              <Chemical text={note} /> <Source source={source} />
            </>
          }
        />
      ))}
    </Evidence>
  )
}

/** '20,000,000 cars per year in 2025, give or take 800,000: IEA.' */
function sayNewer({ at, value, unit, plusMinus, publisher }: NonNullable<Signal['newer']>): string {
  const within = plusMinus === null ? '' : `, give or take ${sayShort(plusMinus)}`
  return `${sayMeasured(value, unit)} in ${sayDay(at)}${within}: ${publisher}.`
}

/** Where a signal is told of: in words, or as a link that is named by its host. */
function Source({ source }: { source: string }) {
  if (!isWebAddress(source)) return <span className="hush">{source}</span>
  return (
    <a href={source} rel="noreferrer nofollow ugc">
      {source.split('/')[2]}
    </a>
  )
}
