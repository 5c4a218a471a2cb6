/**
 * Randomness that can be repeated. Whoever needs chance is given a `Random` and never makes one, so that the same seed
 * gives the same answer on every machine.
 */
import { mustBeCount } from './invalid-input.ts'

/** Answers with the next number, uniform on [0, 1). */
export type Random = () => number

/**
 * Small fast counter generator sfc32 (Doty-Humphrey, PractRand; passes BigCrush), started from a whole number.
 * `seededRandom(1)` answers .1334 first; the first twelve numbers are thrown away, as its author asks.
 */
export function seededRandom(seed: number): Random {
  mustBeCount('seed', seed)
  let a = seed >>> 0
  let b = Math.floor(seed / 2 ** 32) >>> 0
  let c = 0x9e3779b9
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/** One draw of the standard normal distribution (Box and Muller 1958, the cosine half). */
export function standardNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A whole number from 0 to `count` - 1, each equally likely. */
export function randomIndex(random: Random, count: number): number {
  return Math.floor(random() * count)
}
