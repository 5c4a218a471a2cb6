/** How far has somebody gone from the curve they began with, said so that it means something? */
import { divergence } from '../distributions/divergence.ts'

/** From what figure on, in bits, the words hold. */
const words = [
  { word: 'far', from: 2 },
  { word: 'apart', from: 0.5 },
  { word: 'near', from: 0.05 },
  { word: 'alike', from: 0 },
] as const

export type Difference = {
  /** The divergence of the own curve from the other. */
  readonly bits: number
  /** 2^bits: whoever is right gives what happens so many times the chance that the other gives it, on (geometric) average. */
  readonly times: number
  readonly word: (typeof words)[number]['word']
}

/**
 * What a screen says beside a curve that was begun with another: "If you are right, your curve gives what happens 1.6
 * times the chance that the trend gives it." The word is for a glance: `alike` (below .05 bits), `near`, `apart` (from
 * .5 bits), `far` (from 2). Of two normals with one deviation, shifted by d deviations, the figure is .7213 d^2 bits:
 * `near` from .26 on, `apart` from .83, `far` from 1.67. Errors as `divergence`.
 */
export function differenceFrom(other: ArrayLike<number>, own: ArrayLike<number>): Difference {
  const bits = divergence(own, other)
  return { bits, times: 2 ** bits, word: words.find(({ from }) => bits >= from)?.word ?? 'alike' }
}
