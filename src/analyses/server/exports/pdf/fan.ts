/**
 * The fan of a trend in a PDF, from the plan that the screen draws too: ink is measured, colour projected, dashed what
 * nobody checked.
 */
import { capital } from '#kit/text.ts'
import { dayOf } from '#kit/dates.ts'
import type { LabelPlace } from '#kit/chart/labels.ts'
import { sayColours } from '#kit/chart/fan-words.ts'
import { type LabelOf, labelsOf } from '#kit/chart/fan-labels.ts'
import { type FanPlan, planFan } from '#kit/chart/fan-plan.ts'
import type { Point } from '#kit/chart/path.ts'
import { drawnFrom } from '../../../document/blocks/fan.ts'
import type { BlockOf } from '../../../document/blocks/block-words.ts'
import { colours } from '../colours.ts'
import { looks, span } from './looks.ts'
import type { Drawing } from './drawing.ts'
import type { Sheet } from './sheet.ts'

const height = 148
/** With the words above and below. */
export const fanHeight = height + 34
const lineHeight = 8
const small = { ...looks.fine, size: 7.2 }

/** Where the drawing lies, and how its places, 0 to 1000, lie on the page. */
type Frame = { sheet: Sheet; doc: Drawing; x: number; y: number; width: number }

export function drawFan(sheet: Sheet, block: BlockOf<'fan'>, sentence: string): void {
  const { unit, observations } = block
  if (observations.length === 0) return
  const plan = planFan({ ...drawnFrom(block), today: dayOf(new Date(sheet.now)) })
  const caption = `${capital(unit)}. ${sayColours(plan)}`
  sheet.paragraph([span(caption, looks.soft)], { leading: 13, tag: 'P', after: 2 })
  const gutter = Math.max(20, ...plan.y.ticks.map((tick) => widthOf(sheet, plan.y.say(tick)) + 6))
  const right = Math.max(8, ...(plan.fan?.ends.map(({ text }) => widthOf(sheet, text) + 8) ?? []))
  sheet.need(fanHeight)
  const frame = { sheet, doc: sheet.doc, x: sheet.left + gutter, y: sheet.y + 14, width: sheet.width - gutter - right }
  const { left, y, width } = sheet
  sheet.tags.within('Figure', () => sheet.tags.content(() => draw(frame, plan)), {
    alt: sentence,
    bbox: [left, y, left + width, y + fanHeight],
  })
  sheet.skip(fanHeight)
}

function draw(frame: Frame, plan: FanPlan): void {
  const { doc } = frame
  for (const tick of plan.y.ticks) stroke(frame, level(1000 - plan.y.at(tick)), { colour: colours.line, width: 0.5 })
  drawBands(frame, plan)
  for (const { y } of plan.thresholds) stroke(frame, level(y), { colour: colours.ink, width: 0.6, dash: 4 })
  stroke(frame, plan.line, { colour: colours.ink, width: 1.3 })
  stroke(frame, upright(plan.needle, -40), { colour: colours.needle, width: 0.9 })
  if (plan.asked) stroke(frame, upright(plan.asked.x, -40), { colour: colours.ink, width: 0.6 })
  if (plan.fan?.post) stroke(frame, upright(plan.fan.post), { colour: colours.faint, width: 0.6, dash: 2 })
  stroke(frame, level(1000), { colour: colours.ink, width: 0.6 })
  const [x, y] = placeOf(frame, plan.last.point)
  doc.circle(x, y, 2.6).fill(colours.ink)
  for (const { point } of plan.beside) drawHollow(frame, point)
  drawWords(frame, plan)
}

/** What is not as sure as a measured value. */
function drawHollow(frame: Frame, point: Point): void {
  const [x, y] = placeOf(frame, point)
  frame.doc.lineWidth(1).circle(x, y, 2.2).fillAndStroke(colours.paper, colours.ink)
}

/** From pale to strong, one step paler beyond what was checked. */
const strengths = {
  95: { near: colours.trend1, far: colours.trendWash },
  80: { near: colours.trend2, far: colours.trend1 },
  50: { near: colours.trend3, far: colours.trend2 },
} as const

function drawBands(frame: Frame, { fan }: FanPlan): void {
  if (!fan) return
  for (const { level: share, unseen, near, far } of fan.bands) {
    if (share !== 50) fill(frame, unseen, strengths[share].far)
    fill(frame, near, strengths[share].near)
    fill(frame, far, strengths[share].far)
  }
  for (const line of fan.hatch) stroke(frame, line, { colour: colours.trend3, width: 0.4 })
  for (const { line } of fan.edges) stroke(frame, line, { colour: colours.trend3, width: 0.5, dash: 2.5 })
  stroke(frame, fan.median.unseen, { colour: colours.trend, width: 0.9, dash: 1.5 })
  stroke(frame, fan.median.near, { colour: colours.trend, width: 1.3 })
  stroke(frame, fan.median.far, { colour: colours.trend, width: 1.3, dash: 3 })
}

type Words = { text: string; at: Point; side: keyof typeof sides; colour?: string; down?: number }

function drawWords(frame: Frame, plan: FanPlan): void {
  for (const words of [...axisWords(plan), ...fanWords(plan, frame.width)]) write(frame, words)
}

function axisWords({ x, y }: FanPlan): Words[] {
  return [
    ...y.ticks.map((tick): Words => ({ text: y.say(tick), at: [0, 1000 - y.at(tick)], side: 'before' })),
    ...x.ticks.map((tick): Words => ({ text: x.say(tick), at: [x.at(tick), 1000], side: sideOf(x.at(tick)) })),
  ]
}

const sideOf = (at: number) => (at < 15 ? 'first' : at > 985 ? 'last' : 'below')

/** Where the screen has them too. */
const nextTo = {
  l: 'before',
  r: 'after',
  up: 'above',
  down: 'below',
  ul: 'upLeft',
  ur: 'upRight',
  dl: 'downLeft',
  dr: 'downRight',
} as const satisfies Record<LabelPlace, Words['side']>

/** There is less room than on a screen, and the same words look for it. */
function fanWords(plan: FanPlan, width: number): Words[] {
  const size = { width, height, letter: 3.9, line: lineHeight, above: 14, beside: 0 }
  return labelsOf(plan, size, false).flatMap(({ of, text, more, spot: { x, y, at } }) => {
    const lines = `${text}${more}`.split('\n')
    return lines.map((line, i): Words => ({
      text: line,
      at: [x, y],
      side: nextTo[at],
      colour: inks[of],
      down: (i - (lines.length - 1) / 2) * lineHeight,
    }))
  })
}

const inks: Record<LabelOf, string> = {
  now: colours.needle,
  unseen: colours.trend,
  asked: colours.ink,
  last: colours.ink,
  newest: colours.ink,
  median: colours.trend,
  edge: colours.faint,
  threshold: colours.faint,
  post: colours.faint,
}

/** How far words stand from their point: of their own width, then in points to the right and down. */
const sides = {
  before: [-1, -4, 2.5],
  after: [0, 4, 2.5],
  upLeft: [-1, -5, -4],
  upRight: [0, 5, -4],
  downLeft: [-1, -5, 11],
  downRight: [0, 5, 11],
  above: [-0.5, 0, -6],
  below: [-0.5, 0, 11],
  first: [0, 0, 11],
  last: [-1, 0, 11],
} as const

function write(frame: Frame, { text, at, side, colour = colours.faint, down = 0 }: Words): void {
  const [line] = frame.sheet.lines([span(text, { ...small, color: colour })])
  if (!line) return
  const [x, y] = placeOf(frame, at)
  const [share, dx, dy] = sides[side]
  frame.sheet.drawLine(line, x + share * line.width + dx, y + dy + down)
}

function widthOf(sheet: Sheet, text: string): number {
  return sheet.lines([span(text, small)])[0]?.width ?? 0
}

const level = (y: number): Point[] => [
  [0, y],
  [1000, y],
]
const upright = (x: number, top = 0): Point[] => [
  [x, top],
  [x, 1000],
]
const placeOf = ({ x, y, width }: Frame, [across, down]: Point): Point => [
  x + (across * width) / 1000,
  y + (down * height) / 1000,
]

function trace(frame: Frame, points: readonly Point[]): void {
  points.forEach((point, i) => {
    const [x, y] = placeOf(frame, point)
    if (i === 0) frame.doc.moveTo(x, y)
    else frame.doc.lineTo(x, y)
  })
}

function fill(frame: Frame, points: readonly Point[], colour: string): void {
  if (points.length < 3) return
  trace(frame, points)
  frame.doc.closePath().fill(colour)
}

function stroke(
  frame: Frame,
  points: readonly Point[],
  { colour, width, dash }: { colour: string; width: number; dash?: number },
): void {
  if (points.length < 2) return
  if (dash) frame.doc.dash(dash, { space: dash * 0.7 })
  trace(frame, points)
  frame.doc.lineWidth(width).lineJoin('round').strokeColor(colour).stroke()
  if (dash) frame.doc.undash()
}
