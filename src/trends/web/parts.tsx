/** What is read of a trend below its first screen: its record, when it crosses, what is going on, signals, links. */
import { LinkedGroups, LinkedNote } from '#items/web/LinkedGroups.tsx'
import { ProseBlocks } from '#items/web/prose/ProseColumns.tsx'
import { partOf, partsOf } from '#items/web/page-part.tsx'
import type { Neighbour, PagePart, PartProps } from '#items/web/kind-view.ts'
import { later } from '#kit/web/later.tsx'
import type { Series } from '#series/series.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { Course } from '../course/course.ts'
import { Forces, hasForces } from './Forces.tsx'
import { Revisions } from './course/Revisions.tsx'
import type { TrendWhole } from './item.ts'
import { projectionOf } from '../shown/projection-of.ts'
import { Signals } from './Signals.tsx'
import styles from './Trend.module.css'
import { Values } from './Values.tsx'

/** Long, and below the first screen: their code comes after the rest. */
const RecordPart = later(
  import.meta.env.SSR ? (await import('./TrendForecast.tsx')).RecordPart : null,
  async () => (await import('./TrendForecast.tsx')).RecordPart,
)
const CrossingPart = later(
  import.meta.env.SSR ? (await import('./TrendForecast.tsx')).CrossingPart : null,
  async () => (await import('./TrendForecast.tsx')).CrossingPart,
)
const MaturityPart = later(
  import.meta.env.SSR ? (await import('./TrendForecast.tsx')).MaturityPart : null,
  async () => (await import('./TrendForecast.tsx')).MaturityPart,
)

type Props = PartProps<TrendWhole, Course | null, TrendNumbers>

export function partsOfTrend(props: Props): PagePart[] {
  const { item, neighbours, more } = props
  const { prose, series, signals } = item
  const groups = groupsOf(neighbours)
  return partsOf([
    ...forecastParts(props),
    (prose.length > 0 || hasForces(item)) &&
      partOf({
        id: 'why',
        title: 'What is going on',
        body: (
          <div className={styles.quartet}>
            <ProseBlocks tree={prose} />
            <Forces said={item} next={series?.publication?.next ?? null} neighbours={neighbours} />
          </div>
        ),
      }),
    signals.length > 0 &&
      partOf({
        id: 'signals',
        title: 'Signals',
        note: 'Dated evidence for and against its going on',
        body: <Signals signals={signals} />,
      }),
    neighbours.length > 0 &&
      partOf({
        id: 'links',
        title: 'What rests on it',
        note: <LinkedNote groups={groups} of={item} />,
        body: <LinkedGroups groups={groups} />,
      }),
    series && more && revisionsPart(item.id, series, more),
  ])
}

/** What rests on its projection, and where it has none, the values that matter all the same. */
function forecastParts({ item, numbers, more }: Props): (PagePart | false)[] {
  const { series, bounds } = item
  const projection = series && projectionOf(series, numbers)
  const values = <Values item={item} numbers={numbers} passings={more?.passings ?? []} />
  if (!series || !numbers || !projection)
    return [
      item.thresholds.length > 0 &&
        partOf({ id: 'crossing', title: 'Values that matter', note: 'And why', body: values }),
    ]
  const projected = { series, projection, numbers }
  return [
    partOf({
      id: 'backtest',
      title: 'Can it be believed?',
      note: 'Its own backtest',
      body: <RecordPart {...projected} bounds={bounds} />,
    }),
    partOf({
      id: 'crossing',
      title: 'When it crosses',
      note: 'First time, over simulated paths of the projection',
      body: (
        <div className="stack tight">
          <CrossingPart {...projected} thresholds={item.thresholds} />
          {values}
        </div>
      ),
    }),
    numbers.maturity?.refused === null &&
      partOf({
        id: 'maturity',
        title: 'How far has it come?',
        note: 'Maturity',
        body: <MaturityPart {...projected} />,
      }),
  ]
}

function revisionsPart(id: string, series: Series, course: Course): PagePart | null {
  if (course.revisions.length === 0 || course.knownFrom === null) return null
  return partOf({
    id: 'revisions',
    title: 'What was known when',
    note: 'Nothing that was said is taken down',
    body: <Revisions id={id} series={series} course={course} />,
  })
}

function groupsOf(neighbours: readonly Neighbour[]) {
  const of = (kind: string) => neighbours.filter(({ item }) => item.kind === kind)
  return [
    { title: 'Asked about it, and resolved by it', neighbours: neighbours.filter((one) => asksAbout(one)) },
    { title: 'Asked near it', neighbours: of('prediction').filter((one) => !asksAbout(one)) },
    { title: 'It drives, or is driven by', neighbours: of('trend') },
    { title: 'Worlds it belongs to', neighbours: of('scenario') },
  ]
}

/** Whether a neighbour is resolved by this trend's series. */
function asksAbout({ ties }: Neighbour): boolean {
  return ties.some(({ relation, direction }) => relation === 'measured-by' && direction === 'from')
}
