/** What is drawn of a page in a frame: whole, and the first of it on a card. Keyed by what is drawn. */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { linePath } from '#kit/chart/path.ts'
import { linearScale } from '#kit/chart/scale.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Label, Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { firstChances, type PageDrawing, type SharedChance, sayMore } from '#items/sharing/shared-page.ts'
import { RadarPlot } from '#site/web/radar/RadarPlot.tsx'
import { glyphs } from '../glyphs.tsx'
import { Out } from '../Embed.tsx'
import { Rows } from './Rows.tsx'
import styles from './Pages.module.css'

/** `origin`: of this site. */
type Drawn = { whole(origin: string): ReactNode; small(origin: string, most: number): ReactNode }
type DrawnOf = { [Of in PageDrawing['of']]: (drawing: Extract<PageDrawing, { of: Of }>) => Drawn }

const drawings: DrawnOf = {
  rows: ({ rows }) => ({
    whole: (origin) => <Rows rows={rows} origin={origin} />,
    small: (origin, most) => <Rows rows={rows.slice(0, most)} origin={origin} />,
  }),
  chances: (drawing) => ({
    whole: (origin) => <Chances first={drawing.rows} more={0} rest={drawing.rest} origin={origin} />,
    small: (origin, most) => <Chances {...firstChances(drawing, most + 2)} rest={drawing.rest} origin={origin} />,
  }),
  radar: (drawing) => ({
    whole: (origin) => <Radar drawing={drawing} origin={origin} />,
    small: (origin, most) => <Rows rows={drawing.rows.slice(0, most)} origin={origin} />,
  }),
  inside: (drawing) => ({ whole: () => <Inside {...drawing} />, small: () => null }),
}

/** Each for what is its own: TypeScript cannot know that. */
export const drawingOf = (drawing: PageDrawing): Drawn => drawings[drawing.of](drawing as never)

type ChancesOf = { first: readonly SharedChance[]; more: number; rest: SharedChance | null; origin: string }

function Chances({ first, more, rest, origin }: ChancesOf) {
  return (
    <ul className={styles.chances}>
      {first.map((one) => (
        <Chance key={one.name} {...one} origin={origin} />
      ))}
      {more > 0 && (
        <li>
          <small>{sayMore(more)}</small>
        </li>
      )}
      {rest && <Chance {...rest} origin={origin} />}
    </ul>
  )
}

function Chance({ name, path, figure, beside, chance, band, origin }: SharedChance & { origin: string }) {
  return (
    <li>
      <p>
        <span>
          {path === null ? (
            name
          ) : (
            <Out href={origin + path} className={styles.name}>
              {name}
            </Out>
          )}
        </span>
        <b>{figure}</b>
      </p>
      {chance !== null && <ProbabilityBar value={chance} {...(band && { band })} isSlim />}
      {beside && <small>{beside}</small>}
    </li>
  )
}

type RadarOf = Extract<PageDrawing, { of: 'radar' }>

function Radar({ drawing: { points, left, now, day, end, rows }, origin }: { drawing: RadarOf; origin: string }) {
  const more = left > 0 ? `, without room for ${left} more` : ''
  return (
    <>
      <div className={styles.radar}>
        <RadarPlot
          label={`Radar: ${points.length} items by category and by time to their horizon${more}. The soonest stand below.`}
          now={now}
          {...(day && { nowTitle: sayDay(day) })}
          end={end}
          places={points.map(({ x, y, kind, shape }) => ({ key: `${x} ${y}`, x, y, kind, glyph: glyphs[shape] }))}
        />
      </div>
      <h2 className={styles.heading}>The soonest</h2>
      <Rows rows={rows.slice(0, soonest)} origin={origin} />
    </>
  )
}

/** Below the picture of all of them. */
const soonest = 4

function Inside({ places }: Extract<PageDrawing, { of: 'inside' }>) {
  const percent = { ...linearScale(0, 100, { count: 5 }), say: (share: number) => `${share}%` }
  const points = places.map(({ level, share }) => ({
    level,
    says: saidOf(share),
    x: level * 1000,
    y: (1 - share) * 1000,
  }))
  const said = points.map(({ level, says }) => `${says} inside the ${saidOf(level, 0)} band`).join(', ')
  return (
    <div className="is-trend">
      <Plot
        x={percent}
        y={percent}
        height={13}
        label={`Of all values ${said}. Exact would be as much as the band says.`}
        labels={points.map(({ level, says, x, y }) => (
          <Label key={level} x={x} y={y} at="ul" className={plotClass.k}>
            {says} in the {saidOf(level, 0)} band
          </Label>
        ))}
      >
        <path className={styles.diagonal} d="M0 1000L1000 0" />
        <path
          className={plotClass.will}
          d={linePath([[0, 1000], ...points.map(({ x, y }) => [x, y] as const), [1000, 0]])}
        />
        {points.map(({ level, x, y }) => (
          <path key={level} className={plotClass.dot} d={`M${x} ${y}h0`} />
        ))}
      </Plot>
    </div>
  )
}

const saidOf = (share: number, digits = 1) => `${(100 * share).toFixed(digits)}%`
