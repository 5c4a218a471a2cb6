/**
 * The radar: the horizon seen from now. The sector says the category, the distance how far off the horizon is, shape
 * and colour the kind.
 */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { decimalYear } from '#kit/dates.ts'
import { useToday } from '#kit/web/today.ts'
import { KindLabel, Meta } from '#kit/web/ui/controls/Tag.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { categories, categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { layRadar, radarDistance, radarEdges, radarReach, radarSize, spotAt, type RadarPoint } from '../../radar.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { HorizonItem } from '../layout/screen-data.ts'
import styles from './Radar.module.css'
import { RadarSky } from './RadarSky.tsx'

const end = 2060
/** Room for a finger: 24 px where the radar is as small as it carries links. */
const gap = 36
const years = [2030, 2035, 2040, 2050, 2060]
const shortTitles = {
  social: 'Soc.',
  technological: 'Tech.',
  economic: 'Econ.',
  environmental: 'Env.',
  political: 'Pol.',
}
/** How far a sector's name is drawn back from its spot, so that it stays inside the picture. */
const drawnBack = [-92, -82, -50, -18, -8]

export function Radar({ items }: { items: readonly HorizonItem[] }) {
  const now = decimalYear(useToday())
  const views = useKindViews()
  const { points, left } = layRadar(items, { now, end, gap })
  return (
    <>
      <section className={styles.radar} aria-label={sentence(points, left)}>
        <RadarSky distances={years.map((year) => radarDistance(year, now, end))}>
          {points.map(({ item, x, y }) => (
            <svg
              key={`${item.kind}/${item.id}`}
              x={x - 10}
              y={y - 10}
              width={20}
              height={20}
              viewBox="0 0 16 16"
              className={`is-${item.kind}`}
            >
              {views[item.kind]?.glyph}
            </svg>
          ))}
        </RadarSky>
        {categories.map((category, i) => (
          <span
            key={category}
            className={classes(styles.text, styles.sector, `c-${category}`)}
            style={{
              ...placed(
                spotAt(((radarEdges[i] ?? 0) + (radarEdges[i + 1] ?? 0)) / 2, radarReach.to + (i === 2 ? 30 : 40)),
              ),
              translate: `${drawnBack[i]}% -50%`,
            }}
          >
            <span className={styles.long}>{categoryTitles[category]}</span>
            <span className={styles.short} aria-hidden="true">
              {shortTitles[category]}
            </span>
          </span>
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
          now
        </span>
        {points.map(({ item, x, y }) => (
          <Link
            key={`${item.kind}/${item.id}`}
            to={paths.item(item.kind, item.id)}
            className={classes(styles.blip, `is-${item.kind}`, x > 620 && styles.leftward)}
            style={placed({ x, y })}
            aria-label={`${item.title} ${views[item.kind]?.title}, ${item.year}`}
          >
            <span aria-hidden="true">
              {item.label}, {item.year}
            </span>
          </Link>
        ))}
      </section>
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

function placed({ x, y }: { x: number; y: number }): { left: string; top: string } {
  return { left: percent(x, radarSize.width), top: percent(y, radarSize.height) }
}

function percent(value: number, of: number): string {
  return `${Math.round((value / of) * 1000) / 10}%`
}

function sentence(points: readonly RadarPoint<HorizonItem>[], left: number): string {
  const parts = categories.map(
    (category) => `${categoryTitles[category]} ${points.filter(({ item }) => item.category === category).length}`,
  )
  const rest = left > 0 ? ` ${left} more have no room here and stand in the list of the coming years.` : ''
  return `Radar: items of the coming years by category and by time to their horizon. ${parts.join(', ')}.${rest}`
}
