/** The rest of a trend's page: what it is about, which values matter, what speaks for and against it, what is asked about it. */
import { sayDay } from '#kit/dates.ts'
import { NeighbourList } from '#content/web/NeighbourList.tsx'
import { Prose } from '#content/web/Prose.tsx'
import type { PartProps } from '#content/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/Table.tsx'
import { lastOf } from '../observations.ts'
import type { Series } from '../series.ts'
import type { Signal, Threshold } from '../trend.ts'
import { isWebAddress } from '../series-words.ts'
import { sayBriefly } from '../words.ts'
import type { TrendWhole } from './item.ts'
import styles from './Trend.module.css'
import { asksAbout } from './TrendSide.tsx'
import type { TrendNumbers } from '../numbers.ts'

export function TrendRest({ item: { prose, series, thresholds, signals }, neighbours }: PartProps<TrendWhole, unknown, TrendNumbers>) {
  const questions = neighbours.filter(asksAbout)
  return (
    <>
      <Prose tree={prose} />
      {thresholds.length > 0 && (
        <Section title="Values that matter" note="And why" id="thresholds">
          <Thresholds thresholds={thresholds} series={series} />
        </Section>
      )}
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

function Thresholds({ thresholds, series }: { thresholds: readonly Threshold[]; series: Series | null }) {
  const now = series && lastOf(series)
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
            {now && <td className="num">{now[1] === value ? 'there' : now[1] < value ? 'below' : 'above'}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Signals({ signals }: { signals: readonly Signal[] }) {
  const ordered = signals.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <ol className={styles.dated}>
      {ordered.map(({ date, title, note, source, direction }, i) => (
        <li key={`${date} ${i}`}>
          <div>
            <time dateTime={date}>{sayDay(date)}</time>
            <span className={styles[direction]}>{direction}</span>
          </div>
          <div>
            <b>
              <Chemical text={title} />
            </b>
            <span className="soft">
              <Chemical text={note} /> <Source source={source} />
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
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
