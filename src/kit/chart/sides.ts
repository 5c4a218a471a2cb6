/** How much room a chart leaves for words on its left and its right, and how wide it is drawn at least, in rem. */
import type { Scale } from './scale.ts'

/** Of small type, on average, and a little air. */
const perLetter = 0.42
const air = 0.7

/** For the values of its axis: none where it names none. */
export const gutterFor = (y: Scale): number =>
  y.ticks.length === 0 ? 0 : Math.max(2, ...y.ticks.map((tick) => roomOf(y.say(tick))))
/** For words at its end. */
export const roomFor = (texts: readonly string[]): number => Math.max(0, ...texts.map(roomOf))

const roomOf = (text: string): number => text.length * perLetter + air

/**
 * Words are placed for the narrowest chart of each, as `Plot.module.css` shows them: on a small phone, on a phone, on
 * anything wider.
 */
export const chartWidths = { narrow: 16.5, middle: 21, wide: 34 } as const
export type ChartWidth = keyof typeof chartWidths
