/** The chances of a group along its years or values: the number that leads each question, others beside it, one's own in red. */
import { dotPath, linePath, type Point } from '#kit/chart/path.ts'
import { linearScale, type Scale } from '#kit/chart/scale.ts'
import { sayChance } from '#kit/numbers.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Label, Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { type FanLine, fanLinesOf, runsIn, type Voice } from '../../asked-with/fan.ts'
import { apart } from '../../history/drawing.ts'
import type { Group } from '../call-forecasts.ts'
import styles from './AskedWith.module.css'
import forecastStyles from '../Forecasts.module.css'

type Props = { group: Group; own: readonly (number | null)[] }
type Axes = { x: Scale; y: Scale }

const lineClass: Record<Voice, string | undefined> = {
  leading: plotClass.will,
  house: classes(plotClass.was, plotClass.thin),
  model: classes(plotClass.threshold, styles.dashed),
  own: classes(plotClass.needle, forecastStyles.line),
}
/** Others have no dots: with them every question would be a column of four. */
const dotClass: Partial<Record<Voice, string | undefined>> = {
  leading: plotClass.dot,
  own: classes(plotClass.dot, plotClass.n),
}
const nameClass: Record<Voice, string | undefined> = {
  leading: plotClass.k,
  house: plotClass.thin,
  model: 'is-trend',
  own: plotClass.n,
}

/** Nothing where nobody says anything of any. */
export function GroupFan({ group, own }: Props) {
  const { questions, axis } = group
  const lines = fanLinesOf(questions, own)
  if (lines.length === 0) return null
  const axes = { x: alongOf(questions), y: { ...linearScale(0, 1, { count: 4 }), say: sayChance } }
  return (
    <Figure
      title={axis === 'time' ? 'How likely, year by year' : 'How likely, value by value'}
      caption={`The number that leads each question${sayBeside(lines)}. The lines between them are only lines.`}
      data={() => ({
        head: ['question', ...lines.map(({ name }) => name)],
        rows: questions.map(({ mark }, i) => [mark, ...lines.map(({ chances }) => chances[i] ?? '')]),
      })}
    >
      <Plot
        {...axes}
        areFew={questions.length <= 4}
        height={13}
        right={6}
        label={sayFan(group, lines)}
        reads={() => readingsOf(group, lines, axes)}
        labels={<Names group={group} lines={lines} axes={axes} />}
      >
        <path className={plotClass.b80} d={bandPath(group, axes)} />
        {lines.toReversed().map(({ voice, chances }) => {
          const points = pointsOf(group, chances, axes)
          return (
            <g key={voice}>
              <path className={lineClass[voice]} d={linePath(points)} />
              {dotClass[voice] && <path className={dotClass[voice]} d={points.map(dotPath).join('')} />}
            </g>
          )
        })}
      </Plot>
    </Figure>
  )
}

/** With some air at both sides, and the questions named where they stand. */
function alongOf(questions: Group['questions']): Scale {
  const places = questions.map(({ place }) => place)
  const [first = 0, last = 1] = [places[0], places.at(-1)]
  const air = (last - first) * 0.06
  const say = (tick: number) => questions.find(({ place }) => place === tick)?.mark ?? ''
  return { ...linearScale(first - air, last + air), ticks: places, say }
}

function pointsOf({ questions }: Group, chances: readonly (number | null)[], { x, y }: Axes): Point[] {
  return questions.flatMap(({ place }, i) => {
    const chance = chances[i] ?? null
    return chance === null ? [] : [[x.at(place), 1000 - y.at(chance)] as const]
  })
}

/** The middle half of people, where neighbours have one. */
function bandPath({ questions }: Group, { x, y }: Axes): string {
  const told = questions.map(({ place, headline }) => headline?.quartiles && { place, ...headline.quartiles })
  const bands = runsIn(told.map((one) => one ?? null)).map((run) => {
    const ends = run.flatMap((i) => told[i] ?? [])
    const upper = ends.map(({ place, upper: chance }): Point => [x.at(place), 1000 - y.at(chance)])
    const lower = ends.map(({ place, lower: chance }): Point => [x.at(place), 1000 - y.at(chance)])
    return `${linePath([...upper, ...lower.toReversed()])}Z`
  })
  return bands.join('')
}

function sayBeside(lines: readonly FanLine[]): string {
  const others = { leading: '', house: 'faint: Farsight alone', model: 'dashed: the model', own: 'red: what you said' }
  const said = lines.map(({ voice }) => others[voice]).filter(Boolean)
  return said.length > 0 ? `; ${said.join('; ')}` : ''
}

function sayFan({ questions }: Group, [main]: readonly FanLine[]): string {
  const said = questions.map(({ mark }, i) => {
    const chance = main?.chances[i] ?? null
    return `${mark}: ${chance === null ? 'no number' : sayChance(chance)}`
  })
  return `Chances of a yes. ${said.join(', ')}.`
}

function readingsOf({ questions }: Group, lines: readonly FanLine[], { x, y }: Axes) {
  const [main, ...others] = lines
  return questions.map(({ mark, place }, i) => {
    const chance = main?.chances[i] ?? null
    const more = others.flatMap(({ name, chances }) => {
      const said = chances[i] ?? null
      return said === null ? [] : [`${name} ${sayChance(said)}`]
    })
    return {
      at: mark,
      x: x.at(place),
      y: 1000 - y.at(chance ?? 0),
      when: mark,
      value: chance === null ? 'no number' : `${main?.name} ${sayChance(chance)}`,
      more: more.join(', '),
    }
  })
}

/** A line of words takes about so much of the height. */
const lineOfWords = 85

/** Over each question but the last what leads it; where it ends each line says whose it is, and what of that. */
function Names({
  group: { questions },
  lines,
  axes: { x, y },
}: {
  group: Group
  lines: readonly FanLine[]
  axes: Axes
}) {
  const named = lines.map(({ voice, name, chances }) => {
    const at = chances.findLastIndex((one) => one !== null)
    return { voice, name: voice === 'leading' ? '' : name, at, chance: chances[at] ?? 0 }
  })
  const ends = named.filter(({ at }) => at === questions.length - 1)
  // What leads stands over its questions already.
  const before = named.filter(({ voice, at }) => at < questions.length - 1 && voice !== 'leading')
  const places = apart(
    ends.map(({ chance }) => 1000 - y.at(chance)),
    lineOfWords,
  )
  const led = lines.find(({ voice }) => voice === 'leading')?.chances ?? []
  return (
    <>
      {questions.slice(0, -1).map(({ predictionId, place }, i) => {
        const chance = led[i] ?? null
        return (
          chance !== null && (
            <Label key={predictionId} x={x.at(place)} y={1000 - y.at(chance)} at="up" className={plotClass.k}>
              {sayChance(chance)}
            </Label>
          )
        )
      })}
      {before.map(({ voice, name, at, chance }) => (
        <Label
          key={voice}
          x={x.at(questions[at]?.place ?? 0)}
          y={1000 - y.at(chance)}
          className={classes(nameClass[voice], forecastStyles.end)}
        >
          {name} {sayChance(chance)}
        </Label>
      ))}
      {ends.map(({ voice, name, chance }, i) => (
        <Label key={voice} x={1000} y={places[i] ?? 0} className={classes(nameClass[voice], forecastStyles.end)}>
          {name} {sayChance(chance)}
        </Label>
      ))}
    </>
  )
}
