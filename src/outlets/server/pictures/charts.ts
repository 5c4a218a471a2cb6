/** What can be drawn of an item, each shape of drawing in a box of the picture. */
import { linearScale, logScale, scaleForSeries } from '#kit/chart/scale.ts'
import { linePath, type Point } from '#kit/chart/path.ts'
import { decimalYear } from '#kit/dates.ts'
import { sayChance } from '#kit/numbers.ts'
import type { Drawing } from '#items/sharing/shared-view.ts'
import { colours, type Hue } from './colours.ts'
import { area, arrow, type Box, line, rectangle, textAt } from './svg.ts'
import { cleanText, measureIn, shorten, type Style } from './text.ts'

/** `now`: as a decimal year. */
type Given = { box: Box; hue: Hue; now: number }
type Draw<Of extends Drawing['of']> = (drawing: Extract<Drawing, { of: Of }>, given: Given) => string[]

export const small: Style = { face: 'sans', size: 20, color: colours.inkFaint }
const label: Style = { face: 'bold', size: 22, color: colours.ink }

/** A bar is so high, and its marks so much higher. */
const bar = 26
const over = 16

const shapes: { [Of in Drawing['of']]: Draw<Of> } = {
  fan: drawFan,
  chance: ({ chance, model, forecast = null }, { box, hue }) => {
    const { ground, y, at } = barIn(box)
    const tick = (share: number) => line(`M${at(share)} ${y}v${bar}`, colours.lineFirm, 1)
    return [
      ground,
      ...Array.from({ length: 11 }, (_, i) => tick(i / 10)),
      rectangle({ x: at(chance) - 7, y: y - over, width: 14, height: bar + 2 * over }, colours.paper),
      rectangle({ x: at(chance) - 4, y: y - over, width: 8, height: bar + 2 * over }, hue.full),
      ...(model === null ? [] : [arrow(at(model), y - 6, colours.trend, 22)]),
      ...(forecast === null ? [] : [arrow(at(forecast), y + bar + 6, colours.inkFaint, -22)]),
      ...ends(box, ['0', '100%'], y),
      textAt(at(0.5), y + bar + 40, '50', { ...small, side: 'middle' }),
    ]
  },
  band: ({ lowest, highest, likely }, { box, hue }) => {
    const { ground, y, at } = barIn(box)
    const edge = (share: number) => rectangle({ x: at(share) - 2, y: y - 6, width: 4, height: bar + 12 }, hue.full)
    return [
      ground,
      rectangle({ x: at(lowest), y, width: at(highest) - at(lowest), height: bar }, hue.second),
      edge(lowest),
      edge(highest),
      rectangle({ x: at(likely) - 7, y: y - over, width: 14, height: bar + 2 * over }, colours.paper),
      rectangle({ x: at(likely) - 4, y: y - over, width: 8, height: bar + 2 * over }, hue.full),
      ...ends(box, ['0', '100%'], y),
    ]
  },
  quantiles: ({ from, to, isLog, values, ends: said }, { box, hue }) => {
    const scale = isLog ? logScale(from, to) : linearScale(from, to)
    const { ground, y } = barIn(box)
    const at = (value: number) => box.x + (scale.at(value) / 1000) * box.width
    const [low = from, quarter = from, middle = from, most = to, high = to] = values
    const band = (a: number, b: number, fill: string) =>
      rectangle({ x: at(a), y, width: Math.max(2, at(b) - at(a)), height: bar }, fill)
    return [
      ground,
      band(low, high, hue.second),
      band(quarter, most, hue.third),
      rectangle({ x: at(middle) - 7, y: y - over, width: 14, height: bar + 2 * over }, colours.paper),
      rectangle({ x: at(middle) - 4, y: y - over, width: 8, height: bar + 2 * over }, hue.full),
      ...ends(box, said, y),
    ]
  },
  options: ({ rows }, { box, hue }) => {
    const shown = rows.slice(0, Math.max(1, Math.floor(box.height / 56)))
    const room = box.width - 90
    return shown.flatMap(({ name, chance }, i) => {
      const y = box.y + 22 + i * 56
      return [
        textAt(box.x, y, shorten(cleanText(name, 'sans'), room, measureIn(small)), { ...small, color: colours.ink }),
        textAt(box.x + box.width, y, sayChance(chance), { ...label, color: hue.full, side: 'end' }),
        rectangle({ x: box.x, y: y + 10, width: box.width, height: 14 }, colours.mistDeep),
        rectangle({ x: box.x, y: y + 10, width: Math.max(2, chance * box.width), height: 14 }, hue.full),
      ]
    })
  },
}

export function draw(drawing: Drawing, given: Given): string[] {
  // The table is keyed by what its functions take.
  return (shapes[drawing.of] as Draw<Drawing['of']>)(drawing as never, given)
}

/** In the middle of the box, from 0 to 100 %. */
function barIn({ x, y, width, height }: Box) {
  const top = y + (height - bar - 40) / 2
  return {
    ground: rectangle({ x, y: top, width, height: bar }, colours.mistDeep),
    y: top,
    at: (share: number) => x + Math.min(1, Math.max(0, share)) * width,
  }
}

function ends({ x, width }: Box, [first, last]: readonly [string, string], y: number): string[] {
  const half = (text: string) => shorten(cleanText(text, 'sans'), width / 2 - 20, measureIn(small))
  return [
    textAt(x, y + bar + 40, half(first), small),
    textAt(x + width, y + bar + 40, half(last), { ...small, side: 'end' }),
  ]
}

/** As many places as its width can show. */
const mostPlaces = 120

/** The years stand below the box. */
function drawFan({ past, ahead }: Extract<Drawing, { of: 'fan' }>, { box, hue, now }: Given): string[] {
  const [first, last] = [past[0], past.at(-1)]
  if (!first || !last) return []
  const [from, end] = [decimalYear(first[0]), decimalYear(ahead.at(-1)?.at ?? last[0])]
  const scale = scaleForSeries(
    past.map(([, value]) => value),
    { projected: ahead.flatMap(({ knots }) => [knots[0] ?? last[1], knots[6] ?? last[1]]) },
  )
  const across = linearScale(from, end)
  const x = (year: number) => box.x + (across.at(year) / 1000) * box.width
  const y = (value: number) => box.y + (1 - scale.at(value) / 1000) * box.height
  const place = (at: string, value: number): Point => [x(decimalYear(at)), y(value)]
  const knot = (of: number) => [place(...last), ...ahead.map(({ at, knots }) => place(at, knots[of] ?? last[1]))]
  const band = (low: number, high: number, fill: string) =>
    ahead.length === 0 ? '' : area(`${linePath([...knot(high), ...knot(low).toReversed()])}Z`, fill)
  const every = Math.ceil(past.length / mostPlaces)
  const kept = past.filter((_, i) => (past.length - 1 - i) % every === 0)
  const isNowShown = now >= from && now <= end
  return [
    band(0, 6, hue.first),
    band(1, 5, hue.second),
    band(2, 4, hue.third),
    line(`M${box.x} ${box.y + box.height}h${box.width}`, colours.ink, 1),
    line(linePath(knot(3)), hue.full, 4),
    ...(isNowShown ? [line(`M${x(now)} ${box.y}v${box.height}`, colours.needle, 2.5)] : []),
    line(linePath(kept.map(([at, value]) => place(at, value))), colours.ink, 4.5),
    textAt(box.x, box.y + box.height + 28, String(Math.floor(from)), small),
    textAt(box.x + box.width, box.y + box.height + 28, String(Math.floor(end)), { ...small, side: 'end' }),
  ]
}
