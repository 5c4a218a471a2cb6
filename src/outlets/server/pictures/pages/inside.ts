/** Of all values the share that came inside each band, against the share that ought to have: exact on the diagonal. */
import type { PageDrawing } from '#items/sharing/shared-page.ts'
import { linePath, type Point } from '#kit/chart/path.ts'
import { colours } from '../colours.ts'
import { rectangle, line, textAt } from '../svg.ts'
import type { Style } from '../text.ts'
import { besideNumber, type Room } from './room.ts'

const words: Style = { face: 'sans', size: 20, color: colours.inkFaint }

export function drawInside({ places }: Extract<PageDrawing, { of: 'inside' }>, room: Room): string[] {
  const { x: left, y: top, width: wide, height } = besideNumber(room)
  const { hue } = room
  const side = Math.min(height - 34, wide - 220)
  const x0 = left + wide - side
  const at = (level: number, share: number): Point => [x0 + level * side, top + (1 - share) * side]
  const ends: Point[] = [at(0, 0), ...places.map(({ level, share }) => at(level, share)), at(1, 1)]
  const [xExact, yExact] = at(0.56, 0.47)
  return [
    ...[0, 0.5, 1].map((share) => line(linePath([at(0, share), at(1, share)]), colours.line, 1)),
    line(linePath([at(0, 0), at(1, 1)]), colours.lineControl, 1.5),
    line(linePath(ends), hue.full, 4),
    ...places.flatMap(({ level, share }, i) => {
      const [x, y] = at(level, share)
      // The last two stand so close that their words would touch.
      const up = i === places.length - 1 ? -10 : 7
      const style: Style = { face: 'bold', size: 20, color: hue.full, side: 'end' }
      return [
        rectangle({ x: x - 6, y: y - 6, width: 12, height: 12 }, hue.full),
        textAt(x - 18, y + up, `${(100 * share).toFixed(1)}% in the ${Math.round(level * 100)}% band`, style),
      ]
    }),
    textAt(xExact, yExact + 10, 'exact', words),
    textAt(x0, top + side + 28, '0', words),
    textAt(x0 + side / 2, top + side + 28, 'the band says', { ...words, side: 'middle' }),
    textAt(x0 + side, top + side + 28, '100%', { ...words, side: 'end' }),
  ]
}
