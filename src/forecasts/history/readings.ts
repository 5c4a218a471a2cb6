/** What the drawing of a crowd’s history answers, and how it says its times. */
import type { Reading } from '#kit/chart/answering/reading.ts'
import type { Scale } from '#kit/chart/scale.ts'
import { dayMs, sayDay } from '#kit/dates.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { Held, Span } from './drawing.ts'
import type { Course } from './past.ts'

/** '28 Nov 2026', and within two days with the time of day too: '28 Nov 2026, 14:05 UTC'. */
export function sayMoment(ms: number, { from, to }: Span): string {
  const iso = new Date(ms).toISOString()
  return to - from > 2 * dayMs ? sayDay(iso) : `${sayDay(iso)}, ${iso.slice(11, 16)} UTC`
}

type Drawn = { held: readonly Held[]; span: Span; axes: { x: Pick<Scale, 'at'>; y: Pick<Scale, 'at'> } }

/** One wherever something else was told: what its first line says, the others, and how many people. */
export function readingsOf({ lines: [first, ...others] }: Course<Estimate>, { held, span, axes }: Drawn): Reading[] {
  if (!first) return []
  return held.flatMap(({ ms, said, people }): Reading[] => {
    if (!said) return []
    const more = [...others.map(({ name, say }) => `${name} ${say(said)}`), `${people} people`]
    return [
      {
        at: new Date(ms).toISOString(),
        x: axes.x.at(ms),
        y: 1000 - axes.y.at(first.of(said)),
        when: sayMoment(ms, span),
        value: others.length > 0 ? `${first.name} ${first.say(said)}` : first.say(said),
        more: more.join(', '),
      },
    ]
  })
}
