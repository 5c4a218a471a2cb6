/** Dated evidence that a trend goes on, and that it bends, side by side; what speaks for neither below. */
import { MoreRows } from '#items/web/MoreRows.tsx'
import { sayDay } from '#kit/dates.ts'
import { sayQuantity, sayShort } from '#kit/numbers.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Evidence, EvidenceRow } from '#kit/web/ui/figures/Evidence.tsx'
import { directionTitles, isWebAddress } from '#series/series-words.ts'
import type { Signal } from '../signals/signal.ts'
import styles from './Trend.module.css'

const sides = [
  { direction: 'for', title: 'It goes on' },
  { direction: 'against', title: 'It bends' },
  { direction: 'unclear', title: 'Neither yet' },
] as const

export function Signals({ signals }: { signals: readonly Signal[] }) {
  const told = sides
    .map(({ direction, title }) => ({ title, signals: signals.filter((one) => one.direction === direction) }))
    .filter((side) => side.signals.length > 0)
  return (
    <div className={classes(styles.signs, told.length > 1 ? 'spread' : signals.length > 1 && styles.alone)}>
      {told.map((side) => (
        <Side key={side.title} {...side} atOnce={told.length === 1 ? 2 * atOnce : atOnce} />
      ))}
    </div>
  )
}

function Side({ title, signals, atOnce: most }: { title: string; signals: readonly Signal[]; atOnce: number }) {
  const ordered = signals.toSorted((a, b) => b.date.localeCompare(a.date))
  const [newest, earlier] = [ordered.slice(0, most), ordered.slice(most)]
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

/** So many of each side are shown; the others are folded, and printed. */
const atOnce = 2

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
  return `${sayQuantity(value, unit)} in ${sayDay(at)}${within}: ${publisher}.`
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
