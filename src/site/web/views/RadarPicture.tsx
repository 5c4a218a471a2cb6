/** The radar's picture with the names that have room, and that of the item which is looked at in the list. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { RadarPoint, RadarSector } from '../../radar.ts'
import { namedWidth, placeNames } from '../../timeline/radar-names.ts'
import { Radar } from '../radar/Radar.tsx'
import { categorySectors, placed } from '../radar/RadarPlot.tsx'
import type { OnRadar } from './on-radar.ts'
import { mostTraces, RadarTraces } from './RadarTraces.tsx'
import styles from './RadarView.module.css'

type Props = {
  items: readonly OnRadar[]
  sectors?: readonly RadarSector[]
  end: number | undefined
  day: string | null
  /** Something stands beside it, so that it is narrower where names are shown. */
  isBeside?: boolean
  looked: string | null
}

export function RadarPicture({ items, sectors = categorySectors, end, day, isBeside = false, looked }: Props) {
  return (
    <div className={classes(styles.picture, isBeside && styles.narrow)}>
      <Radar
        items={items}
        sectors={sectors}
        end={end}
        day={day}
        renderOver={(points) => <Names points={points} width={isBeside ? besideWidth : namedWidth} looked={looked} />}
        renderUnder={(points, distanceOf) => <RadarTraces points={points} sectors={sectors} distanceOf={distanceOf} />}
      />
      <p className={styles.how}>
        Distance: when it resolves, crosses a value that matters or is due. Names stand where they have room; all are in
        the list.
        {sayMarks(items.map(({ move }) => move))}
      </p>
    </div>
  )
}

/** What the marks of the picture mean, of those that it can have. */
export function sayMarks(moves: readonly OnRadar['move'][]): string {
  const isPut = moves.some((move) => move?.sectorBefore !== undefined)
  const traced = `one of the ${mostTraces} that moved most${isPut ? ' or changed their sector' : ''}`
  const notDrawn = moves.some((move) => move?.sectorBefore === null)
    ? ' (none where that sector is not drawn any more)'
    : ''
  return [
    moves.some((move) => move && move.is !== 'same' && move.is !== 'new')
      ? ` A hollow dot is where ${traced} stood in the edition before${notDrawn}.`
      : '',
    moves.some((move) => move?.is === 'new') ? ' A red ring marks what is new.' : '',
  ].join('')
}

/** In pixels: as the style sheet shows names. */
const besideWidth = 840

type NamesProps = { points: readonly RadarPoint<OnRadar>[]; width: number; looked: string | null }

function Names({ points, width, looked }: NamesProps) {
  const shown = points.find(({ item }) => item.id === looked)
  return (
    <>
      {placeNames(points, width).map(({ item, x, y, at }) => (
        <span key={item.id} className={classes(styles.name, styles[at])} style={placed({ x, y })}>
          <Chemical text={item.label} />
        </span>
      ))}
      {shown && (
        <span className={classes(styles.looked, shown.x > 500 && styles.leftward)} style={placed(shown)}>
          <Chemical text={shown.item.label} />
        </span>
      )}
    </>
  )
}
