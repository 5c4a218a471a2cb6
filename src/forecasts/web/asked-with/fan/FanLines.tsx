/** The lines of a fan from question to question, what leads on top, with a dot where it and one's own say something. */
import { dotPath, linePath, type Point } from '#kit/chart/path.ts'
import type { FanLine } from '../../../asked-with/fan.ts'
import type { GroupQuestion } from '../../call-forecasts.ts'
import { type Axes, dotClass, lineClass, pointAt } from './parts.ts'

/** `at`: which value of what is said the line goes through. */
type Props<Said> = {
  questions: readonly GroupQuestion[]
  lines: readonly FanLine<Said>[]
  axes: Axes
  at: (said: Said) => number
}

export function FanLines<Said>({ questions, lines, axes, at }: Props<Said>) {
  return lines.toReversed().map(({ voice, said }) => {
    const points = questions.flatMap((question, i): Point[] => {
      const one = said[i] ?? null
      return one === null ? [] : [pointAt(question, at(one), axes)]
    })
    return (
      <g key={voice}>
        <path className={lineClass[voice]} d={linePath(points)} />
        {dotClass[voice] && <path className={dotClass[voice]} d={points.map(dotPath).join('')} />}
      </g>
    )
  })
}
