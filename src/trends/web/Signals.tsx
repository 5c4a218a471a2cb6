/** Dated evidence that a trend goes on, and that it bends, side by side; what speaks for neither below. */
import { MoreRows } from '#items/web/MoreRows.tsx'
import { sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Evidence, EvidenceRow } from '#kit/web/ui/figures/Evidence.tsx'
import { directionTitles, isWebAddress } from '#series/series-words.ts'
import { sayMeasured } from '#series/words.ts'
import type { Signal } from '../signals/signal.ts'
import styles from './Trend.module.css'

const sides = [
  { direction: 'for', title: 'It goes on' },
  { direction: 'against', title: 'It bends' },
  { direction: 'unclear', title: 'Neither yet' },
] as const

export function Signals({ signals }: { signals: readonly Signal[] }) {
  return (
    <div className="spread">
      {sides.map(({ direction, title }) => (
        <Side key={direction} title={title} signals={signals.filter((one) => one.direction === direction)} />
      ))}
    </div>
  )
}

function Side({ title, signals }: { title: string; signals: readonly Signal[] }) {
  if (signals.length === 0) return null
  const ordered = signals.toSorted((a, b) => b.date.localeCompare(a.date))
  const shown = ordered.length > mostShown + 1 ? mostShown : ordered.length
  const [newest, earlier] = [ordered.slice(0, shown), ordered.slice(shown)]
  return (
    <div>
      <h3 className={styles.side}>
        {title} <span className="fine hush">{signals.length}</span>
      </h3>
      <Rows signals={newest} />
      {earlier.length > 0 && (
        <MoreRows count={earlier.length}>
          <Rows signals={earlier} />
        </MoreRows>
      )}
    </div>
  )
}

/** So many of each side are shown at once; a single one more would not be worth a fold. */
const mostShown = 3

function Rows({ signals }: { signals: readonly Signal[] }) {
  return (
    <Evidence>
      {signals.map(({ date, title, note, source, direction, newer }, i) => (
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
