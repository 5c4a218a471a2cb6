/**
 * The horizon under the masthead: one scale of years, 2020 to 2060, at the same place on every page, so that a place on
 * it keeps its meaning. On an item's page it carries the item's marks; on home it is tall and carries every item, in its
 * year. Where nothing lies on it there is none.
 */
import { decimalYear } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { useToday } from '#kit/web/today.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { hasDue, hasPlaces, horizonYears, type PlacedMark, placeMarks, yearPlace } from '../../../horizon-marks.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { sumOf, type YearCount } from '../../../year-counts.ts'
import type { YearsOfItem } from '../screen-data.ts'
import styles from './HorizonStrip.module.css'
import { YearNumbers } from './YearNumbers.tsx'
import { YearStacks } from './YearStacks.tsx'

/** One item's places in time, or how much is due in every year. */
export type HorizonOnPage = YearsOfItem | { years: YearCount[] }

const { first, last } = horizonYears
const labelled = [2020, 2025, 2030, 2035, 2040, 2045, 2050, 2055, 2060]

export function HorizonStrip({ shown }: { shown: HorizonOnPage | null }) {
  const now = decimalYear(useToday())
  const kinds = Object.keys(useKindViews())
  if (!shown || isEmpty(shown, kinds)) return null
  const due = 'years' in shown ? shown.years : []
  const item = 'marks' in shown ? shown : null
  return (
    <div className={classes(styles.horizon, item === null && styles.tall)}>
      <div className="page">
        {/* A drawing made of elements: words keep their size in it, which an img cannot do. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div className={styles.scale} role="img" aria-label={sentence(shown, now, kinds)}>
          <YearStacks years={due} kinds={kinds} />
          {item && <Spans item={item} />}
          {ticks}
          {labelled.map((year) => (
            <span key={year} className={yearClass(year)} style={{ left: `${yearPlace(year)}%` }}>
              {year}
            </span>
          ))}
          <span className={styles.needle} style={{ left: `${yearPlace(now)}%` }}>
            {!item?.marks.length && <b>now</b>}
          </span>
          {item && <Marks item={item} needle={yearPlace(now)} />}
        </div>
        <YearNumbers years={due} kinds={kinds} />
      </div>
    </div>
  )
}

function isEmpty(shown: HorizonOnPage, kinds: readonly string[]): boolean {
  return 'years' in shown ? !hasDue(shown.years, kinds) : !hasPlaces(shown.marks, shown.spans)
}

function yearClass(year: number): string {
  return classes(
    styles.year,
    year % 10 !== 0 && styles.minor,
    year === first && styles.edgeLeft,
    year === last && styles.edgeRight,
  )
}

function Spans({ item: { kind, spans } }: { item: YearsOfItem }) {
  return spans.map(({ from, to }) => (
    <i
      key={`${from}-${to}`}
      className={classes(styles.span, `is-${kind}`)}
      style={{ left: `${yearPlace(from)}%`, width: `${yearPlace(to) - yearPlace(from)}%` }}
    />
  ))
}

function Marks({ item: { kind, marks }, needle }: { item: YearsOfItem; needle: number }) {
  return placeMarks(marks, needle).map((mark) => <Mark key={`${mark.place} ${mark.label}`} mark={mark} kind={kind} />)
}

function Mark({ mark: { place, label, side, onPhone }, kind }: { mark: PlacedMark; kind: string }) {
  return (
    <span
      className={classes(styles.mark, styles[side], styles[`phone-${onPhone ?? 'none'}`], `is-${kind}`)}
      style={{ left: `${place}%` }}
    >
      {label}
    </span>
  )
}

/** The same on every page. */
const ticks = (
  <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
    <path
      className={styles.faint}
      d={uprights(
        Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((year) => year % 5 !== 0),
        600,
      )}
    />
    <path d={uprights(labelled, 0)} />
  </svg>
)

function uprights(years: readonly number[], top: number): string {
  return years.map((year) => `M${(year - first) * 25} ${top}V1000`).join('')
}

/** What the picture shows, in words. */
function sentence(shown: HorizonOnPage, now: number, kinds: readonly string[]): string {
  const start = `Years ${first} to ${last}. Now: ${Math.floor(now)}.`
  if ('marks' in shown)
    return [start, ...shown.marks.map(({ label, year }) => `${label}: ${Math.floor(year)}.`)].join(' ')
  const known = shown.years.filter(({ kind }) => kinds.includes(kind))
  return [
    start,
    `${sayNumber(sumOf(known))} items by the year their horizon ends.`,
    ...[2020, 2030, 2040].map((decade) => sayDue(`${decade} to ${decade + 9}`, within(known, decade, decade + 9))),
    sayDue(`2050 to ${last}`, within(known, 2050, last)),
    sayDue('Later', within(known, last + 1, Infinity)),
  ]
    .filter(Boolean)
    .join(' ')
}

function within(years: readonly YearCount[], from: number, to: number): number {
  return sumOf(years.filter(({ year }) => year >= from && year <= to))
}

function sayDue(when: string, items: number): string {
  return items > 0 ? `${when}: ${sayNumber(items)}.` : ''
}
