/** The coming years: a lane a kind where there is room, a list by year where there is not. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { decimalYear } from '#kit/dates.ts'
import { useToday } from '#kit/web/today.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { byYear, layStrip, placeOf, type Strip, type StripLane } from '../../coming-years.ts'
import { paths } from '#items/paths.ts'
import styles from './ComingYears.module.css'
import { useKindViews } from '#items/web/kind-view.ts'
import type { HorizonItem } from '../layout/screen-data.ts'

export function ComingYears({ items }: { items: readonly HorizonItem[] }) {
  const now = decimalYear(useToday())
  const kinds = Object.keys(useKindViews())
  const strip = layStrip(items, kinds, { from: Math.floor(now), end: 2060 })
  return (
    <>
      <div className="only-wide">
        <Lanes strip={strip} now={now} />
      </div>
      <div className="only-narrow">
        <Years items={items} />
      </div>
    </>
  )
}

function Lanes({ strip, now }: { strip: Strip<HorizonItem>; now: number }) {
  const { from, to, ticks, lanes } = strip
  return (
    <div className={styles.strip}>
      <div className={styles.lanes}>
        {ticks.map((year) => (
          <i key={year} className={styles.tick} style={{ left: `${placeOf(year, strip)}%` }} />
        ))}
        {ticks.map((year) => (
          <span
            key={year}
            className={classes(styles.year, year === from && styles.edgeLeft, year === to && styles.edgeRight)}
            style={{ left: `${placeOf(year, strip)}%` }}
          >
            {year}
          </span>
        ))}
        <i className={styles.now} style={{ left: `${placeOf(now, strip)}%` }} />
        {lanes.map((lane) => (
          <Lane key={lane.kind} lane={lane} />
        ))}
      </div>
    </div>
  )
}

function Lane({ lane: { kind, rows, places, left } }: { lane: StripLane<HorizonItem> }) {
  const view = useKindViews()[kind]
  return (
    <section
      className={styles.lane}
      aria-label={view?.section}
      style={{ height: `${(rows + (left > 0 ? 1 : 0)) * 1.7 + 0.8}rem` }}
    >
      {places.map(({ item, x, row, isFlipped }) => (
        <Link
          key={item.id}
          to={paths.item(item.kind, item.id)}
          className={classes(styles.item, isFlipped && styles.flipped, `is-${item.kind}`)}
          style={{ left: `${x}%`, top: `${row * 1.7 + 0.4}rem` }}
        >
          {view?.glyph}
          <span>
            <Chemical text={item.label} />
            <span className="unseen">, {item.year}</span>
          </span>
        </Link>
      ))}
      {left > 0 && (
        <Link className={styles.more} to={paths.allStuff({ kind: [kind], sort: 'horizon' })}>
          All {view?.section.toLowerCase()} by horizon
        </Link>
      )}
    </section>
  )
}

/** A few of each kind: on a narrow screen the whole would be a long way to scroll. */
const listedEach = 8

function Years({ items }: { items: readonly HorizonItem[] }) {
  const views = useKindViews()
  const few = Object.keys(views).flatMap((kind) => items.filter((item) => item.kind === kind).slice(0, listedEach))
  return (
    <>
      <ol className={styles.years}>
        {byYear(few).map(({ year, items: own }) => (
          <li key={year}>
            <b>{year}</b>
            <ul>
              {own.map(({ kind, id, label }) => (
                <li key={id}>
                  <Link className={`is-${kind}`} to={paths.item(kind, id)}>
                    {views[kind]?.glyph}
                    <span>
                      <Chemical text={label} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {few.length < items.length && (
        <p className={styles.rest}>
          <Link to={paths.allStuff({ sort: 'horizon' })}>All by horizon</Link>
        </p>
      )}
    </>
  )
}
