/** The drawing of the history of several options: a row for each, so that no colour need tell them apart. */
import { linearScale, type Scale } from '#kit/chart/scale.ts'
import { Label, Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { heldIn, leadersOf, type Moment, stepPath } from '../history/drawing.ts'
import { type Lane, lanesOf } from '../history/lanes.ts'
import { readingsOf, sayMoment } from '../history/readings.ts'
import { sayCourse } from '../history/say-history.ts'
import styles from './Forecasts.module.css'
import type { HistoryProps } from './HistoryPlot.tsx'

/** In rem: a column of numbers beside the rows. */
const columnWidth = 3.2

export function HistoryRows({ course, moments, own, marks, span }: HistoryProps) {
  const { lines } = course
  const held = heldIn(moments, span)
  const mine = heldIn(own, span)
  const told = [...held, ...mine].flatMap(({ said }) => said ?? [])
  const most = lines.map(({ of }) => Math.max(0, ...told.map(of)))
  const scale = course.scale([...most, 0])
  const { height, lanes } = lanesOf(most, scale)
  const { from, to } = span
  const x = { ...linearScale(from, to), ticks: [from, to], say: (ms: number) => sayMoment(ms, span) }
  const [first] = lanes
  const axesOf = (lane: Lane | undefined) => ({ x, y: { at: (value: number) => 1000 - (lane?.at(value) ?? 0) } })
  const leaders = leadersOf(course)
  const columns = columnsOf({ held, mine, marks })
  return (
    <Plot
      x={x}
      y={first ? { ...scale, at: (value) => 1000 - first.at(value), ticks: ticksOf(scale, most[0] ?? 0) } : scale}
      height={height}
      right={columns.length * columnWidth + 0.4}
      label={sayCourse(leaders, held, span)}
      reads={() => readingsOf(leaders, { held, span, axes: axesOf(first) })}
      first={held.length - 1}
      labels={<Words {...{ lines, lanes, columns }} />}
    >
      <path className={plotClass.grid} d={lanes.map(({ floor }) => `M0 ${floor}H1000`).join('')} />
      {lines.map(({ name, of }, i) => (
        <path key={name} className={plotClass.will} d={stepPath(held, of, axesOf(lanes[i]))} />
      ))}
      {lines.map(({ name, of }, i) => (
        <path key={name} className={classes(plotClass.needle, styles.line)} d={stepPath(mine, of, axesOf(lanes[i]))} />
      ))}
    </Plot>
  )
}

/** Named along the first row alone: a point is as high in all of them. */
function ticksOf({ ticks }: Pick<Scale, 'ticks'>, most: number): number[] {
  return ticks.filter((tick) => tick <= most)
}

type Column = { name: string; said: NonNullable<Moment['said']>; as: string | undefined }

/** Whoever says something now. */
function columnsOf({
  held,
  mine,
  marks,
}: Pick<HistoryProps, 'marks'> & Record<'held' | 'mine', readonly Moment[]>): Column[] {
  const [crowd, you] = [held, mine].map((all) => all.at(-1)?.said)
  return [
    ...(crowd ? [{ name: 'crowd', said: crowd, as: styles.ofCrowd }] : []),
    ...(you ? [{ name: 'you', said: you, as: styles.mine }] : []),
    ...marks.map(({ name, isModel, estimate }) => ({
      name,
      said: { estimate, quartiles: null },
      as: isModel ? styles.ofModel : undefined,
    })),
  ]
}

type WordsProps = { lines: HistoryProps['course']['lines']; lanes: readonly Lane[]; columns: readonly Column[] }

/** The name of each over its line, and at its end what everybody says of it now. */
function Words({ lines, lanes, columns }: WordsProps) {
  const [first] = lanes
  return (
    <>
      {first && (
        <Label x={1000} y={first.words / 3} className={classes(styles.columns, plotClass.thin)}>
          {columns.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </Label>
      )}
      {lines.map(({ name, say }, i) => {
        const lane = lanes[i]
        return (
          lane && [
            <Label key="name" x={0} y={lane.words} className={classes(plotClass.ink, styles.named)}>
              {name}
            </Label>,
            <Label key="said" x={1000} y={(lane.words + lane.floor) / 2} className={styles.columns}>
              {columns.map(({ name: whose, said, as }) => (
                <span key={whose} className={as}>
                  {say(said)}
                </span>
              ))}
            </Label>,
          ]
        )
      })}
    </>
  )
}
