/** The words of a fan: over each question but the last what leads it; where it ends each line says whose it is, and what of that. */
import type { Scale } from '#kit/chart/scale.ts'
import { Label, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { FanLine, Voice } from '../../../asked-with/fan.ts'
import { apart } from '../../../history/drawing.ts'
import type { GroupQuestion } from '../../call-forecasts.ts'
import forecastStyles from '../../Forecasts.module.css'

/** `at`: where what is said stands on the axis; `say`: in few words. */
type Props<Said> = {
  questions: readonly GroupQuestion[]
  lines: readonly FanLine<Said>[]
  axes: { x: Scale; y: Scale }
  at(said: Said): number
  say(said: Said): string
}

const nameClass: Record<Voice, string | undefined> = {
  leading: plotClass.k,
  house: plotClass.thin,
  model: 'is-trend',
  machine: undefined,
  own: plotClass.n,
}
/** A line of words takes about so much of the height. */
const lineOfWords = 85

export function FanNames<Said>({ questions, lines, axes: { x, y }, at, say }: Props<Said>) {
  const named = lines.flatMap(({ voice, name, said }) => {
    const last = said.findLastIndex((one) => one !== null)
    const one = said[last] ?? null
    const words = one === null ? '' : `${voice === 'leading' ? '' : name} ${say(one)}`
    return one === null ? [] : [{ voice, last, words, height: 1000 - y.at(at(one)) }]
  })
  const ends = named.filter(({ last }) => last === questions.length - 1)
  // What leads stands over its questions already.
  const before = named.filter(({ voice, last }) => last < questions.length - 1 && voice !== 'leading')
  const heights = apart(
    ends.map(({ height }) => height),
    lineOfWords,
  )
  const led = lines.find(({ voice }) => voice === 'leading')?.said ?? []
  return (
    <>
      {questions.slice(0, -1).map(({ predictionId, place }, i) => {
        const one = led[i] ?? null
        return (
          one !== null && (
            <Label key={predictionId} x={x.at(place)} y={1000 - y.at(at(one))} at="up" className={plotClass.k}>
              {say(one)}
            </Label>
          )
        )
      })}
      {before.map(({ voice, last, words, height }) => (
        <Label key={voice} x={x.at(questions[last]?.place ?? 0)} y={height} className={nameOf(voice)}>
          {words}
        </Label>
      ))}
      {ends.map(({ voice, words }, i) => (
        <Label key={voice} x={1000} y={heights[i] ?? 0} className={nameOf(voice)}>
          {words}
        </Label>
      ))}
    </>
  )
}

const nameOf = (voice: Voice) => classes(nameClass[voice], forecastStyles.end)
