/**
 * The horizon under the masthead: one scale of years, 2020 to 2060, at the same place on every page, so that a place on
 * it keeps its meaning. On an item's page it carries the item's marks; on home it is tall and carries every item,
 * stacked in its year. Where nothing lies on it there is none.
 */
import { decimalYear } from '#kit/dates.ts'
import { useToday } from '#kit/web/today.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { hasDue, hasPlaces, horizonYears, type PlacedMark, placeMarks, yearPlace } from '../../horizon-marks.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { YearsOfItem } from './screen-data.ts'
import styles from './HorizonStrip.module.css'
import { YearStacks } from './YearStacks.tsx'

/** One item's places in time, or how much is due in every year. */
export type HorizonOnPage = YearsOfItem | { years: { year: number; kind: string; items: number }[] }

const { first, last } = horizonYears
const labelled = [2020, 2025, 2030, 2035, 2040, 2045, 2050, 2055, 2060]

export function HorizonStrip({ shown }: { shown: HorizonOnPage | null }) {
  const now = decimalYear(useToday())
  const views = useKindViews()
  if (!shown || isEmpty(shown, Object.keys(views))) return null
  const isTall = 'years' in shown
  const item = 'marks' in shown ? shown : null
  const marks = item?.marks ?? []
  return (
    <div className={classes(styles.horizon, isTall && styles.tall)}>
      <div className="page">
        {/* A drawing made of elements: words keep their size in it, which an img cannot do. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div className={styles.scale} role="img" aria-label={sentence(shown, now, Object.keys(views))}>
          {isTall && <YearStacks years={shown.years} kinds={Object.keys(views)} />}
          {item?.spans.map(({ from, to }) => (
            <i
              key={`${from}-${to}`}
              className={classes(styles.span, `is-${item.kind}`)}
              style={{ left: `${yearPlace(from)}%`, width: `${yearPlace(to) - yearPlace(from)}%` }}
            />
          ))}
          <Ticks />
          {labelled.map((year) => (
            <span key={year} className={yearClass(year)} style={{ left: `${yearPlace(year)}%` }}>
              {year}
            </span>
          ))}
          <span className={styles.needle} style={{ left: `${yearPlace(now)}%` }}>
            {marks.length === 0 && <b>now</b>}
          </span>
          {placeMarks(marks, yearPlace(now)).map((mark) => (
            <Mark key={`${mark.place} ${mark.label}`} mark={mark} kind={item?.kind ?? ''} />
          ))}
        </div>
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

function Ticks() {
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const path = (own: readonly number[], top: number) =>
    own.map((year) => `M${(year - first) * 25} ${top}V1000`).join('')
  return (
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={styles.faint}
        d={path(
          years.filter((year) => year % 5 !== 0),
          600,
        )}
      />
      <path d={path(labelled, 0)} />
    </svg>
  )
}

/** What the picture shows, in words. */
function sentence(shown: HorizonOnPage, now: number, kinds: readonly string[]): string {
  const start = `Years ${first} to ${last}. Now: ${Math.floor(now)}.`
  if ('marks' in shown)
    return [start, ...shown.marks.map(({ label, year }) => `${label}: ${Math.floor(year)}.`)].join(' ')
  const decades = [2020, 2030, 2040, 2050].map((decade) => {
    const own = shown.years.filter(({ year }) => year >= decade && year < decade + 10 + (decade === 2050 ? 1 : 0))
    return own.length > 0 ? `${decade} to ${decade === 2050 ? 2060 : decade + 9}: ${sum(own)}.` : ''
  })
  const known = shown.years.filter(({ kind }) => kinds.includes(kind))
  const beyond = sum(known.filter(({ year }) => year > last))
  return [
    start,
    `${sum(known)} items by the year their horizon ends.`,
    ...decades,
    beyond > 0 ? `Later: ${beyond}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function sum(years: readonly { items: number }[]): number {
  return years.reduce((total, { items }) => total + items, 0)
}
