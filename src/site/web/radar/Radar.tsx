/**
 * The radar: the horizon seen from now. The sector says the category, the distance how far off the horizon is, shape
 * and colour the kind.
 */
import type { ReactNode } from 'react'
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { useToday } from '#kit/web/today.ts'
import { KindLabel, Meta } from '#kit/web/ui/controls/Tag.tsx'
import {
  layRadar,
  radarDistance,
  radarEnd,
  radarGap,
  type RadarItem,
  type RadarPoint,
  type RadarSector,
} from '../../radar.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from './Radar.module.css'
import { categorySectors, RadarPlot } from './RadarPlot.tsx'

type Shown = RadarItem & { kind: string }
type Props<I extends Shown> = {
  items: readonly I[]
  /** How many there are of which these are the first of each kind, category and year; where that is said. */
  of?: number
  sectors?: readonly RadarSector[]
  end?: number | undefined
  /** The day that it is seen from: of an edition. */
  day?: string | null
  /** What is drawn over the points: their names. */
  renderOver?: (points: readonly RadarPoint<I>[]) => ReactNode
  /** What is drawn under them, in the picture's own units: where they stood before. */
  renderUnder?: (points: readonly RadarPoint<I>[], distanceOf: (year: number) => number) => ReactNode
}

export function Radar<I extends Shown>({
  items,
  of,
  sectors = categorySectors,
  end = radarEnd,
  day = null,
  renderOver,
  renderUnder,
}: Props<I>) {
  const today = useToday()
  const now = decimalYear(day ?? today)
  const views = useKindViews()
  const { points, left } = layRadar(items, { now, end, gap: radarGap, sectors: sectors.map(({ key }) => key) })
  const cut = sayOf(points.length, of)
  return (
    <>
      <RadarPlot
        label={`${sentence(points, cut ? 0 : left, sectors)}${cut && ` ${cut}`}`}
        sectors={sectors}
        now={now}
        {...(day !== null && { nowTitle: sayDay(day) })}
        end={end}
        places={points.map(({ item: { kind, id }, x, y }) => ({
          key: `${kind}/${id}`,
          x,
          y,
          kind,
          glyph: views[kind]?.glyph,
        }))}
        under={renderUnder?.(points, (year) => radarDistance(year, now, end))}
      >
        {renderOver?.(points)}
      </RadarPlot>
      <Legend left={left} cut={cut} />
    </>
  )
}

function Legend({ left, cut }: { left: number; cut: string }) {
  return (
    <div className={styles.legend}>
      <Meta>
        {Object.entries(useKindViews()).map(([kind, { glyph, title }]) => (
          <KindLabel key={kind} kind={kind} glyph={glyph}>
            {title}
          </KindLabel>
        ))}
        <span>closer is sooner{left > 0 && !cut && `, no room for ${left} more`}</span>
      </Meta>
      {cut && <p className={styles.of}>{cut}</p>}
    </div>
  )
}

/** What is left out of a radar that is not the whole one; nothing where nothing is. */
function sayOf(shown: number, of = shown): string {
  return of > shown
    ? `${sayNumber(shown)} of ${sayNumber(of)} to come: of each kind and category, the first of the nearest years.`
    : ''
}

function sentence(points: readonly RadarPoint<RadarItem>[], left: number, sectors: readonly RadarSector[]): string {
  const parts = sectors.map(({ key, title }) => {
    const inside = points.filter(({ item: { category, sector = category } }) => sector === key)
    return `${title} ${inside.length}`
  })
  const rest = left > 0 ? ` There is no room here for ${left} more: the whole radar has them.` : ''
  return `Radar: items of the coming years by ${sectors === categorySectors ? 'category' : 'sector'} and by time to their horizon. ${parts.join(', ')}.${rest}`
}
