/** Which points of the radar have room for their names, and where these stand: the soonest have the choice. */
import { type LabelPlace, placeWords, type Size } from '#kit/chart/labels.ts'
import { radarReach, radarSize, type RadarItem, type RadarPoint, spotAt } from '../radar.ts'

export type PlacedName<I extends RadarItem> = RadarPoint<I> & { at: LabelPlace }

/** As narrow as the picture is where names are shown: what is free there is free wherever it is wider. In pixels. */
export const namedWidth = 960
const sizeAt = (width: number): Size => ({
  width,
  height: (width * radarSize.height) / radarSize.width,
  letter: 5.7,
  line: 12,
  above: 0,
  beside: 0,
})
const sides: readonly LabelPlace[] = ['r', 'l', 'ur', 'dr', 'ul', 'dl']
/** Half a glyph, in parts of the drawing: names begin beside it. */
const half = 8
/** How far beyond the last year the coloured rim is drawn: see `RadarSky.tsx`. No name lies across it. */
const rimBeyond = 5

export function placeNames<I extends RadarItem & { label: string }>(
  points: readonly RadarPoint<I>[],
  width = namedWidth,
): PlacedName<I>[] {
  const inOrder = points.toSorted((a, b) => a.item.year - b.item.year || Number(a.item.id) - Number(b.item.id))
  const wishes = inOrder.map(({ item, x, y }) => ({
    text: item.label,
    spots: sides.map((at) => ({ x: x + (at.includes('l') ? -half : half), y: down(y), at })),
  }))
  const dots = points.flatMap(({ x, y }) =>
    [-3, 3].flatMap((across) => [-5, 5].map((by): [number, number] => [x + across, down(y + by)])),
  )
  const placed = placeWords(wishes, { series: [], uprights: [], levels: [], dots: [...dots, ...rim] }, sizeAt(width))
  return inOrder.flatMap((point, i) => {
    const spot = placed[i]
    return spot ? [{ ...point, x: spot.x, at: spot.at }] : []
  })
}

/** Close enough together that no line of words fits between two. */
const rim = Array.from({ length: 181 }, (_, i) => spotAt((i / 180) * Math.PI, radarReach.to + rimBeyond)).map(
  ({ x, y }): [number, number] => [x, down(y)],
)

function down(y: number): number {
  return (y / radarSize.height) * 1000
}
