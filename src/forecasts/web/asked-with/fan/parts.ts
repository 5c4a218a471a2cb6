/** What the fans of all groups have alike: how their lines look, where their questions stand, and what they answer. */
import type { Reading } from '#kit/chart/answering/reading.ts'
import type { Point } from '#kit/chart/path.ts'
import { linearScale, type Scale } from '#kit/chart/scale.ts'
import { plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { FanLine, Voice } from '../../../asked-with/fan.ts'
import type { GroupQuestion } from '../../call-forecasts.ts'
import styles from '../AskedWith.module.css'
import forecastStyles from '../../Forecasts.module.css'

export type Axes = { x: Scale; y: Scale }

/** Where a value of a question stands in the picture. */
export function pointAt({ place }: GroupQuestion, value: number, { x, y }: Axes): Point {
  return [x.at(place), 1000 - y.at(value)]
}

export const lineClass: Record<Voice, string | undefined> = {
  leading: plotClass.will,
  house: classes(plotClass.was, plotClass.thin),
  model: classes(plotClass.threshold, styles.dashed),
  machine: classes(plotClass.post, styles.dotted),
  own: classes(plotClass.needle, forecastStyles.line),
}
/** Others have no dots: with them every question would be a column of five. */
export const dotClass: Partial<Record<Voice, string | undefined>> = {
  leading: plotClass.dot,
  own: classes(plotClass.dot, plotClass.n),
}

/** With some air at both sides, and the questions named where they stand. */
export function alongOf(questions: readonly GroupQuestion[]): Scale {
  const places = questions.map(({ place }) => place)
  const [first = 0, last = 1] = [places[0], places.at(-1)]
  const air = (last - first) * 0.06
  const say = (tick: number) => questions.find(({ place }) => place === tick)?.mark ?? ''
  return { ...linearScale(first - air, last + air), ticks: places, say }
}

/** '; faint: Farsight alone', of those that are drawn beside what leads. */
export function sayBeside(lines: readonly Pick<FanLine<unknown>, 'voice'>[]): string {
  const others = {
    leading: '',
    house: 'faint: Farsight alone',
    model: 'dashed: the model',
    machine: 'dotted: the machine',
    own: 'red: what you said',
  }
  const said = lines.map(({ voice }) => others[voice]).filter(Boolean)
  return said.length > 0 ? `; ${said.join('; ')}` : ''
}

type Told<Said> = { questions: readonly GroupQuestion[]; lines: readonly FanLine<Said>[]; axes: Axes }
type Saying<Said> = { at(said: Said): number; say(said: Said): string }

/** What it answers where a reader points at a question. */
export function readingsOf<Said>(
  { questions, lines: [main, ...others], axes: { x, y } }: Told<Said>,
  { at, say }: Saying<Said>,
): Reading[] {
  return questions.map(({ mark, place }, i) => {
    const one = main?.said[i] ?? null
    const more = others.flatMap(({ name, said }) => {
      const other = said[i] ?? null
      return other === null ? [] : [`${name} ${say(other)}`]
    })
    return {
      at: mark,
      x: x.at(place),
      y: 1000 - y.at(one === null ? y.min : at(one)),
      when: mark,
      value: one === null ? 'no number' : `${main?.name} ${say(one)}`,
      more: more.join(', '),
    }
  })
}
