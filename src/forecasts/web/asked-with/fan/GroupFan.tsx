/** The chances of a group along its years or values: the number that leads each question, others beside it, one's own in red. */
import { linePath, type Point } from '#kit/chart/path.ts'
import { linearScale } from '#kit/chart/scale.ts'
import { sayChance } from '#kit/numbers.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { chanceIn } from '../../../asked-with/chance.ts'
import { type FanLine, fanLinesOf, runsIn } from '../../../asked-with/fan.ts'
import type { Group } from '../../call-forecasts.ts'
import { FanLines } from './FanLines.tsx'
import { FanNames } from './FanNames.tsx'
import { alongOf, type Axes, readingsOf, sayBeside } from './parts.ts'

type Props = { group: Group; own: readonly (number | null)[] }

const saying = { at: (chance: number) => chance, say: sayChance }

/** Nothing where nobody says anything of any. */
export function GroupFan({ group, own }: Props) {
  const { questions, axis } = group
  const lines = fanLinesOf(questions, chanceIn, own)
  if (lines.length === 0) return null
  const axes = { x: alongOf(questions), y: { ...linearScale(0, 1, { count: 4 }), say: sayChance } }
  return (
    <Figure
      title={axis === 'time' ? 'How likely, year by year' : 'How likely, value by value'}
      caption={`The number that leads each question${sayBeside(lines)}. The lines between them are only lines.`}
      data={() => ({
        head: ['question', ...lines.map(({ name }) => name)],
        rows: questions.map(({ mark }, i) => [mark, ...lines.map(({ said }) => said[i] ?? '')]),
      })}
    >
      <Plot
        {...axes}
        areFew={questions.length <= 4}
        height={13}
        right={6}
        label={sayFan(group, lines)}
        reads={() => readingsOf({ questions, lines, axes }, saying)}
        labels={<FanNames {...{ questions, lines, axes }} {...saying} />}
      >
        <path className={plotClass.b80} d={bandPath(group, axes)} />
        <FanLines {...{ questions, lines, axes }} at={saying.at} />
      </Plot>
    </Figure>
  )
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

function sayFan({ questions }: Group, [main]: readonly FanLine<number>[]): string {
  const said = questions.map(({ mark }, i) => {
    const chance = main?.said[i] ?? null
    return `${mark}: ${chance === null ? 'no number' : sayChance(chance)}`
  })
  return `Chances of a yes. ${said.join(', ')}.`
}
