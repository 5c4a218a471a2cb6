/** The Beta distribution: what is known of a rate after some trials. */
import { InvalidInput } from '../invalid-input.ts'

/**
 * The value below which a share `p` of Beta(a, b) lies, by halving: exact to 1e-12. After k successes in n trials
 * Jeffreys's interval is that of a = k + .5 and b = n - k + .5 (Brown, Cai and DasGupta 2001). Throws `InvalidInput`
 * unless a and b are above 0 and p lies between 0 and 1. Worked: a = .5, b = 10.5 (0 of 10) at p = .975 is .2172.
 */
export function betaQuantile(p: number, a: number, b: number): number {
  if (!(p >= 0 && p <= 1)) throw new InvalidInput('p', `must lie between 0 and 1, not ${p}`)
  let [low, high] = [0, 1]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (betaShare(middle, a, b) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The share of Beta(a, b) below `x`: the regularised incomplete beta function (DLMF 8.17.22). Of x = .5, a = b = 2 it
 * is .5.
 */
export function betaShare(x: number, a: number, b: number): number {
  if (!(a > 0) || !(b > 0)) throw new InvalidInput('a', 'and b must be above 0')
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  // The fraction converges fast on one side of the mode; the other is its mirror.
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

/** The continued fraction by Lentz's method (Press et al. 2007, 6.4). */
function fraction(x: number, a: number, b: number): number {
  const tiny = 1e-300
  const away = (value: number) => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let h = d
  for (let m = 1; m < 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    h *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    h *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return h
}

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const

/** ln Γ(x) for x > 0 (Lanczos 1964, g = 7). Of 5 it is ln 24 = 3.178. */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const t = x + 6.5
  const sum = lanczos.reduce((total, one, i) => total + one / (x + i), 0.9999999999998099)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}
