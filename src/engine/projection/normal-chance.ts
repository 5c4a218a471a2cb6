/** The chance that a standard normal number is below a value. */
import { probability, type Probability } from '../units.ts'

/**
 * Phi(z), by the polynomial of Abramowitz and Stegun (1964, 26.2.17), within 7.5e-8: at 0 it is .5, at 1.96 it is .975.
 * Throws `InvalidInput` where z is not a number.
 */
export function normalChance(z: number): Probability {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const beyond =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return probability(z > 0 ? 1 - beyond : beyond, 'z')
}
