/** Items in time: a row each, grouped by what their date means; how sure a date is can be seen. */
import type { CSSProperties } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { decimalYear } from '#kit/dates.ts'
import { useToday } from '#kit/web/today.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { DatedItem } from '../../timeline/dated-item.ts'
import { sayWhen } from '../../timeline/say-when.ts'
import { layTimeline, type Piece, type TimeRow } from '../../timeline/timeline.ts'
import { TimelineLegend } from './TimelineLegend.tsx'
import styles from './Timeline.module.css'

/** How far the scale reaches where nothing is asked for. */
const farthest = 2060

export function Timeline({ items, to = farthest }: { items: readonly DatedItem[]; to?: number | undefined }) {
  const { from, to: end, now, step, ticks, groups } = layTimeline(items, { now: decimalYear(useToday()), end: to })
  const placeOf = (year: number) => ((year - from) / (end - from)) * 100
  const style = {
    '--step': `${(step / (end - from)) * 100}%`,
    '--first': `${placeOf(ticks[0] ?? from)}%`,
    '--now': now,
  } as CSSProperties // not in React's type
  return (
    <div className={styles.timeline} style={style}>
      <TimelineLegend />
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((year) => (
          <span
            key={year}
            className={classes(
              year % 10 !== 0 && ticks.length > 6 && styles.minor,
              placeOf(year) < 3 && styles.atStart,
              placeOf(year) > 97 && styles.atEnd,
            )}
            style={{ left: `${placeOf(year)}%` }}
          >
            {year}
          </span>
        ))}
      </div>
      {groups.map(({ means, rows }) => (
        <section key={means} className={styles.group} aria-label={means}>
          <h2>{means}</h2>
          <ol>
            {rows.map((row) => (
              <Row key={`${row.item.kind}/${row.item.id}`} row={row} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Row({ row }: { row: TimeRow<DatedItem> }) {
  const { item, open, waits, wide, half, signs, at, words } = row
  const view = useKindViews()[item.kind]
  return (
    <li className={`is-${item.kind}`}>
      <span className={styles.name}>
        {view?.glyph}
        <Link to={paths.item(item.kind, item.id)} title={item.title}>
          <bdi>
            <Chemical text={item.label} />
          </bdi>
          <span className="unseen">, {sayWhen(item.when)}</span>
        </Link>
      </span>
      <span className={styles.track} aria-hidden="true">
        {wide && <span className={styles.wide} style={placed(wide)} />}
        {half && <span className={styles.half} style={placed(half)} />}
        {open && <span className={styles.open} style={placed(open)} />}
        {waits && <span className={styles.waits} style={placed(waits)} />}
        {signs.map((place, i) => (
          // Two signposts may be of one year.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className={styles.sign} style={{ left: `${place}%` }} />
        ))}
        {at !== null && <span className={styles[item.when.mark]} style={{ left: `${at}%` }} />}
        {words && (
          <span
            className={classes(
              styles.words,
              styles[words.side],
              wide ? styles.within : words.side === 'left' && styles.over,
            )}
            style={{ left: `${words.place}%` }}
          >
            {item.when.beside}
          </span>
        )}
      </span>
    </li>
  )
}

function placed({ from, to }: Piece) {
  return { left: `${from}%`, width: `${to - from}%` }
}
