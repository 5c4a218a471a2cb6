/** Amounts or days of a group along its years or values: how far the number that leads each reaches, others beside it, one's own in red. */
import { linePath } from '#kit/chart/path.ts'
import { linearScale, logScale, type Scale } from '#kit/chart/scale.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { type Drawn, drawnOf } from '../../../asked-with/amounts/drawn.ts'
import { type FanLine, fanLinesOf, runsIn, type Voice } from '../../../asked-with/fan.ts'
import type { Group, GroupQuestion } from '../../call-forecasts.ts'
import { FanLines } from './FanLines.tsx'
import { FanNames } from './FanNames.tsx'
import { alongOf, type Axes, lineClass, pointAt, readingsOf, sayBeside } from './parts.ts'

/** `own`: what one said of each. */
type Props = { group: Group; own: readonly (Estimate | null)[] }

const levels = [5, 25, 50, 75, 95]
const nothing = levels.map(() => '')
const saying = { at: ({ middle }: Drawn) => middle, say: ({ said }: Drawn) => said }

/** Nothing where nobody says anything of any. */
export function AmountFan({ group: { questions, axis }, own }: Props) {
  const said = questions.map(({ question }, i) => drawnOf(question, own[i] ?? null))
  const lines = fanLinesOf(questions, drawnOf, said)
  if (lines.length === 0) return null
  const axes = { x: alongOf(questions), y: upOf(lines) }
  const unit = unitOf(questions)
  return (
    <Figure
      title={axis === 'time' ? 'How much, year by year' : 'Where it lies, value by value'}
      caption={`The number that leads each question${unit && `, ${unit}`}; strong: half of the chance, faint: nine tenths${sayBeside(lines)}. What lies between the questions is only drawn.`}
      data={() => ({
        head: ['question', ...lines.flatMap(({ name }) => levels.map((level) => `${name} ${level}%`))],
        rows: questions.map(({ mark }, i) => [
          mark,
          ...lines.flatMap((line): readonly (number | string)[] => line.said[i]?.places ?? nothing),
        ]),
      })}
    >
      <Plot
        {...axes}
        areFew={questions.length <= 4}
        height={15}
        right={6}
        label={sayFan(questions, lines)}
        reads={() => readingsOf({ questions, lines, axes }, saying)}
        labels={<FanNames {...{ questions, lines, axes }} {...saying} />}
      >
        <Bands {...{ questions, lines, axes }} />
        <FanLines {...{ questions, lines, axes }} at={saying.at} />
      </Plot>
    </Figure>
  )
}

type Told = { questions: readonly GroupQuestion[]; lines: readonly FanLine<Drawn>[]; axes: Axes }

/** Of what leads, where neighbours say something; of what one said oneself how far each reaches. */
function Bands({ questions, lines, axes }: Told) {
  const of = (voice: string) => lines.find((line) => line.voice === voice)?.said ?? []
  const reaches = of('own').flatMap((one, i) => {
    const [low = 0, high = 0] = [one?.places[0], one?.places[4]]
    const question = questions[i]
    return one && question ? [linePath([low, high].map((end) => pointAt(question, end, axes)))] : []
  })
  return (
    <>
      <path className={plotClass.b95} d={bandPath(questions, of('leading'), { from: 0, to: 4, axes })} />
      <path className={plotClass.b80} d={bandPath(questions, of('leading'), { from: 1, to: 3, axes })} />
      <path className={lineClass.own} d={reaches.join('')} />
    </>
  )
}

/** All that is drawn of them lies on it. */
function upOf(lines: readonly FanLine<Drawn>[]): Scale {
  const all = lines.flatMap(({ said }) => said.flatMap((one) => one ?? []))
  const places = lines.flatMap(({ voice, said }) =>
    said.flatMap((one) => (one ? (isReaching(voice) ? one.places : one.middle) : [])),
  )
  const [low, high] = [Math.min(...places), Math.max(...places)]
  const isLog = all.every((one) => one.isLog) && low > 0
  return isLog
    ? logScale(low, high, { isNice: true })
    : linearScale(low, high, { count: 4, isNice: true, isYears: all.some(({ isTime }) => isTime) })
}

/** Of others only the middle is drawn. */
const isReaching = (voice: Voice) => voice === 'leading' || voice === 'own'

type Reach = { from: number; to: number; axes: Axes }

function bandPath(questions: Told['questions'], said: readonly (Drawn | null)[], { from, to, axes }: Reach): string {
  const bands = runsIn(said).map((run) => {
    const edge = (level: number) =>
      run.flatMap((i) => {
        const question = questions[i]
        return question ? [pointAt(question, said[i]?.places[level] ?? 0, axes)] : []
      })
    return `${linePath([...edge(to), ...edge(from).toReversed()])}Z`
  })
  return bands.join('')
}

function unitOf([first]: readonly GroupQuestion[]): string {
  return (first && typeOf(first.question).inThree?.unitOf(first.question)) ?? ''
}

function sayFan(questions: readonly GroupQuestion[], [main]: readonly FanLine<Drawn>[]): string {
  const said = questions.map(({ mark }, i) => `${mark}: ${main?.said[i]?.said ?? 'no number'}`)
  return `The middle of what is said. ${said.join(', ')}.`
}
