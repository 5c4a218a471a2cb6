/** The drawing of a crowd’s history: bands and lines in steps, one’s own in red, what others say as dashed marks. */
import type { Scale } from '#kit/chart/scale.ts'
import { linearScale } from '#kit/chart/scale.ts'
import { Label, Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { apart, bandPath, heldIn, type Moment, type Span, stepPath, valuesIn } from '../history/drawing.ts'
import type { Course } from '../history/past.ts'
import { readingsOf, sayMoment } from '../history/readings.ts'
import { sayCourse } from '../history/say-history.ts'
import type { Other } from './others.ts'
import styles from './Forecasts.module.css'

export type HistoryProps = {
  course: Course<Estimate>
  moments: readonly Moment[]
  /** The oldest first. */
  own: readonly Moment[]
  marks: readonly Other[]
  span: Span
}

/** From the widest to the narrowest. */
const bandClasses = [plotClass.b95, plotClass.b80]

export function HistoryPlot({ course, moments, own, marks, span }: HistoryProps) {
  const { lines, bands } = course
  const held = heldIn(moments, span)
  const mine = heldIn(own, span)
  const beside = marks.map(({ estimate, ...mark }) => ({ ...mark, said: { estimate, quartiles: null } }))
  const { from, to } = span
  const x = { ...linearScale(from, to), ticks: [from, to], say: (ms: number) => sayMoment(ms, span) }
  const y = course.scale(valuesIn(course, [...held, ...mine, ...beside]))
  const axes = { x, y }
  const [main] = lines
  return (
    <Plot
      x={x}
      y={y}
      height={13}
      right={7}
      label={sayCourse(course, held, span)}
      reads={() => readingsOf(course, { held, span, axes })}
      first={held.length - 1}
      labels={<Ends {...{ course, held, mine, beside, y }} />}
    >
      {bands.map(({ says, of }, i) => (
        <path key={says} className={bandClasses.at(i - bands.length)} d={bandPath(held, of, axes)} />
      ))}
      {main &&
        beside.map(({ name, isModel, said }) => {
          const level = 1000 - y.at(main.of(said))
          return (
            <path key={name} className={classes(plotClass.threshold, isModel && styles.model)} d={`M0 ${level}H1000`} />
          )
        })}
      {main && <path className={plotClass.will} d={stepPath(held, main.of, axes)} />}
      {main && <path className={classes(plotClass.needle, styles.line)} d={stepPath(mine, main.of, axes)} />}
    </Plot>
  )
}

type EndsProps = {
  course: Course<Estimate>
  held: readonly Moment[]
  mine: readonly Moment[]
  beside: readonly { name: string; isModel: boolean; said: NonNullable<Moment['said']> }[]
  y: Pick<Scale, 'at'>
}

/** A line of words takes about so much of the height. */
const lineOfWords = 85

/** At its right end each line says what it says now, and whose it is. */
function Ends({ course, held, mine, beside, y }: EndsProps) {
  const [main] = course.lines
  if (!main) return null
  const last = held.at(-1)?.said
  const own = mine.at(-1)?.said
  const mark = main.mark ?? main.say
  const ends = [
    ...(last ? [{ name: main.name, says: mark(last), value: main.of(last), as: plotClass.k }] : []),
    ...(own ? [{ name: 'you', says: mark(own), value: main.of(own), as: plotClass.n }] : []),
    ...beside.map(({ name, isModel, said }) => ({
      name,
      says: mark(said),
      value: main.of(said),
      as: isModel ? 'is-trend' : plotClass.ink,
    })),
  ]
  const places = apart(
    ends.map(({ value }) => 1000 - y.at(value)),
    lineOfWords,
  )
  return ends.map(({ name, says, as }, i) => (
    <Label key={name} x={1000} y={places[i] ?? 0} className={classes(as, styles.end)}>
      {name} {says}
    </Label>
  ))
}
