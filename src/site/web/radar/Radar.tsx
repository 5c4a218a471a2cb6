/**
 * The radar: the horizon seen from now. The sector says the category, the distance how far off the horizon is, shape
 * and colour the kind.
 */
import type { ReactNode } from 'react'
import { decimalYear, sayDay } from '#kit/dates.ts'
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
  return (
    <>
      <RadarPlot
        label={sentence(points, left, sectors)}
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
      <div className={styles.legend}>
        <Meta>
          {Object.entries(views).map(([kind, { glyph, title }]) => (
            <KindLabel key={kind} kind={kind} glyph={glyph}>
              {title}
            </KindLabel>
          ))}
          <span>closer is sooner{left > 0 && `, ${left} more have no room`}</span>
        </Meta>
      </div>
    </>
  )
}

function sentence(points: readonly RadarPoint<RadarItem>[], left: number, sectors: readonly RadarSector[]): string {
  const parts = sectors.map(({ key, title }) => {
    const inside = points.filter(({ item: { category, sector = category } }) => sector === key)
    return `${title} ${inside.length}`
  })
  const rest = left > 0 ? ` ${left} more have no room here and stand in the whole radar.` : ''
  return `Radar: items of the coming years by ${sectors === categorySectors ? 'category' : 'sector'} and by time to their horizon. ${parts.join(', ')}.${rest}`
}
