/** The picture of the radar, of places that are known: sectors, years, glyphs. Also in frames of other sites. */
import type { ReactNode } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { categories, categoryTitles } from '#items/category-titles.ts'
import { radarDistance, radarReach, type RadarSector, radarSize, radarYears, spotAt } from '../../radar.ts'
import styles from './Radar.module.css'
import { RadarSky } from './RadarSky.tsx'

const shortTitles = {
  social: 'Soc.',
  technological: 'Tech.',
  economic: 'Econ.',
  environmental: 'Env.',
  political: 'Pol.',
}
/** A sector for each category. */
export const categorySectors: readonly RadarSector[] = categories.map((category) => ({
  key: category,
  title: categoryTitles[category],
  short: shortTitles[category],
  category,
}))
/** How far a sector's name is drawn back from its spot, in hundredths of it, so that it stays inside the picture. */
function drawnBack(across: number): number {
  const back = Math.abs(across) > 0.7 ? 42 : Math.abs(across) > 0.2 ? 32 : 0
  return -50 - Math.sign(across) * back
}

type Props = {
  label: string
  sectors?: readonly RadarSector[]
  /** Decimal years. */
  now: number
  /** What is written there. */
  nowTitle?: string
  end: number
  places: readonly { key: string; x: number; y: number; kind: string; glyph: ReactNode }[]
  /** What is drawn over them, and under them in the picture's own units. */
  children?: ReactNode
  under?: ReactNode
}

export function RadarPlot({
  label,
  sectors = categorySectors,
  now,
  nowTitle = 'now',
  end,
  places,
  children,
  under,
}: Props) {
  const years = radarYears(now, end)
  return (
    <>
      {/* A drawing made of elements: words keep their size in it, which an img cannot do. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className={styles.radar} role="img" aria-label={label}>
        <RadarSky sectors={sectors} distances={years.map((year) => radarDistance(year, now, end))}>
          {under}
          {places.map(({ key, kind, glyph, x, y }) => (
            <svg key={key} x={x - 10} y={y - 10} width={20} height={20} viewBox="0 0 16 16" className={`is-${kind}`}>
              {glyph}
            </svg>
          ))}
        </RadarSky>
        {sectors.map((sector, i) => (
          <SectorName key={sector.key} sector={sector} angle={((i + 0.5) * Math.PI) / sectors.length} />
        ))}
        {years.flatMap((year) =>
          [0, Math.PI].map((angle) => (
            <span
              key={`${year} ${angle}`}
              className={classes(styles.text, styles.year, (year === 2035 || year === 2050) && styles.minor)}
              style={placed({ ...spotAt(angle, radarDistance(year, now, end)), y: 527 })}
              aria-hidden="true"
            >
              {year}
            </span>
          )),
        )}
        <span className={classes(styles.text, styles.now)} style={placed({ x: 500, y: 541 })} aria-hidden="true">
          {nowTitle}
        </span>
        {children}
      </div>
    </>
  )
}

function SectorName({ sector: { title, short, category }, angle }: { sector: RadarSector; angle: number }) {
  const across = Math.cos(angle)
  const away = Math.abs(across) < 0.1 ? 30 : 40
  return (
    <span
      className={classes(
        styles.text,
        styles.sector,
        Math.abs(across) > 0.7 && styles.outer,
        category && `c-${category}`,
      )}
      style={{ ...placed(spotAt(angle, radarReach.to + away)), translate: `${drawnBack(across)}% -50%` }}
    >
      <bdi className={styles.long}>{title}</bdi>
      <bdi className={styles.short} aria-hidden="true">
        {short}
      </bdi>
    </span>
  )
}

export function placed({ x, y }: { x: number; y: number }): { left: string; top: string } {
  return { left: percent(x, radarSize.width), top: percent(y, radarSize.height) }
}

function percent(value: number, of: number): string {
  return `${Math.round((value / of) * 1000) / 10}%`
}
