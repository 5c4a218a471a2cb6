/**
 * The words on the chart of a series and its projection, and where each stands at a size of it. What is said first has
 * the choice of places; what finds none is left out, and stands among the numbers behind the chart.
 */
import { type Around, placeWords, type Size, type Spot, type Wish } from './labels.ts'
import type { FanPlan } from './fan-plan.ts'
import { type ChartWidth, chartWidths, gutterFor, roomFor } from './sides.ts'

/** What words are of: it decides how they look. */
export type LabelOf = 'now' | 'unseen' | 'asked' | 'newest' | 'last' | 'median' | 'edge' | 'threshold' | 'post'
export type FanLabel = {
  of: LabelOf
  text: string
  /** Said more quietly after it: 'in 2024'. */
  more: string
  spot: Spot
}
/** Where it is shown: a phone has other places than a desk. */
export type ShownLabel = FanLabel & { shownIn: ChartWidth[] }
type Wished = Omit<FanLabel, 'spot'> & Wish & { isWideOnly?: boolean }

const beyond = 'beyond the\nvalidated range'

/** On a screen, whose words are 12 px high: each once, for all the widths at which it stands in the same place. */
export function shownLabels(plan: FanPlan, height: number): ShownLabel[] {
  const ends = roomOfEnds(plan)
  const sides = gutterFor(plan.y) + ends
  const words = wordsOf(plan)
  const shown: ShownLabel[] = []
  for (const [name, width] of Object.entries(chartWidths) as [ChartWidth, number][])
    // of a constant of ours
    for (const label of placed(words, onScreen(width - sides, height, ends), name !== 'wide')) {
      const same = shown.find((one) => isSame(one, label))
      if (same) same.shownIn.push(name)
      else shown.push({ ...label, shownIn: [name] })
    }
  return shown
}

/** For the words at the end of its fan, in rem. */
export const roomOfEnds = ({ fan }: FanPlan): number => roomFor(fan?.ends.map(({ text }) => text) ?? [])

/** In rem, of 16 px each. */
export const onScreen = (width: number, height: number, beside = 0): Size => ({
  width: width * 16,
  height: height * 16,
  letter: 6.3,
  line: 14,
  above: 24,
  beside: beside * 16,
})

const isSame = (a: FanLabel, b: FanLabel): boolean =>
  a.of === b.of && a.text === b.text && a.spot.x === b.spot.x && a.spot.y === b.spot.y && a.spot.at === b.spot.at

/** `isNarrow`: with fewer words, as on a phone. */
export function labelsOf(plan: FanPlan, size: Size, isNarrow: boolean): FanLabel[] {
  return placed(wordsOf(plan), size, isNarrow)
}

type Words = { wishes: readonly Wished[]; around: Around }
const wordsOf = (plan: FanPlan): Words => ({ wishes: wishesOf(plan), around: aroundOf(plan) })

function placed({ wishes, around }: Words, size: Size, isNarrow: boolean): FanLabel[] {
  const wished = wishes.filter((one) => !isNarrow || !one.isWideOnly)
  const spots = placeWords(wished, around, size)
  return wished.flatMap(({ of, text, more }, i) => {
    const spot = spots[i]
    return spot ? [{ of, text: more ? text.slice(0, -more.length) : text, more, spot }] : []
  })
}

/** In the order of their weight: what was asked and what is known before what is marked. */
function wishesOf(plan: FanPlan): Wished[] {
  const { needle, asked, last, newest, fan, thresholds } = plan
  const { ends = [], hatch = [], post = null } = fan ?? {}
  const isSplit = hatch.length > 0
  return [
    ...ends.map(endOf),
    plain('now', 'now', onTop(needle, isSplit ? 'r' : 'l')),
    ...(asked ? [{ ...plain('asked', asked.text, askedSpots(asked.x)), mayReachOut: true, mayCover: true }] : []),
    ...(newest ? [valueOf('newest', newest)] : []),
    // Beside the newest there is room for both on a wide chart alone.
    { ...valueOf('last', last), isWideOnly: newest !== null },
    ...thresholds.map(markOf),
    ...(isSplit ? [plain('unseen', 'not seen yet', [spotAt(needle, -40, 'l')])] : []),
    ...(post ? [{ ...plain('post', beyond, postSpots(post)), isWideOnly: true }] : []),
  ]
}

const plain = (of: LabelOf, text: string, spots: Spot[]): Wished => ({ of, text, more: '', spots })

function endOf({ point: [x, y], text, isMedian }: NonNullable<FanPlan['fan']>['ends'][number]): Wished {
  return { ...plain(isMedian ? 'median' : 'edge', text, [spotAt(x, y, 'r')]), isOutside: true }
}

/** At an end of its line, or else where along it there is room. */
function markOf({ y, text }: FanPlan['thresholds'][number], i: number): Wished {
  const ends = (['ur', 'dr', 'ul', 'dl'] as const).map((at) => spotAt(at.endsWith('r') ? 0 : 1000, y, at))
  const along = [100, 200, 300, 400, 500, 600, 700, 800].flatMap((x) => [spotAt(x, y, 'ur'), spotAt(x, y, 'dr')])
  return { ...plain('threshold', text, [...ends, ...along]), isWideOnly: i > 0 }
}

const spotAt = (x: number, y: number, at: Spot['at']): Spot => ({ x, y, at })
const onTop = (x: number, first: 'l' | 'r'): Spot[] =>
  (first === 'r' ? (['r', 'l'] as const) : (['l', 'r'] as const)).map((at) => spotAt(x, -40, at))

/** Above the drawing, or else below the words that stand there. */
const askedSpots = (x: number): Spot[] => [
  ...onTop(x, x > 750 ? 'l' : 'r'),
  ...[40, 90, 900].flatMap((y) => [spotAt(x, y, 'r'), spotAt(x, y, 'l')]),
]
const postSpots = (x: number): Spot[] => [50, 940, 150, 250, 850].map((y) => spotAt(x, y, 'r'))

/** At the corners of its dot, or a line further off where others stand there. */
function valueOf(of: 'last' | 'newest', { point: [x, y], value, at }: FanPlan['last']): Wished {
  const corners = ['ul', 'dl', 'ur', 'dr'] as const
  const near = corners.map((corner) => spotAt(x, y, corner))
  const further = [45, 90, 135].flatMap((by) =>
    corners.map((corner) => spotAt(x, corner.startsWith('u') ? y - by : y + by, corner)),
  )
  const more = ` in ${at}`
  return { of, text: `${value}${more}`, more, spots: [...near, spotAt(x, y, 'l'), ...further], mayCover: true }
}

/** The outlines of the outermost band, within which words may lie, and the middle of it. */
export function aroundOf({ line, needle, asked, last, fan, beside, thresholds }: FanPlan): Around {
  const outlines = fan?.bands.slice(0, 1).flatMap(({ unseen, near, far }) => [unseen, near, far]) ?? []
  const middle = fan ? [fan.median.unseen, fan.median.near, fan.median.far] : []
  return {
    series: [line, ...outlines, ...middle],
    uprights: [needle, ...(asked ? [asked.x] : [])],
    posts: fan?.post ? [fan.post] : [],
    levels: thresholds.map(({ y }) => y),
    dots: [last.point, ...beside.map(({ point }) => point)],
  }
}
