/** The colours of the product as its style sheet has them, and what can be measured of one. */
import { readFileSync } from 'node:fs'

export type Pair = { light: string; dark: string }
export const schemes = ['light', 'dark'] as const
export const colourSheet = 'src/kit/web/theme/colours.css'

/** By name, without those that are another's or let shine through what lies beneath. */
export const colours: Readonly<Record<string, Pair>> = Object.fromEntries(
  [...readFileSync(colourSheet, 'utf8').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

export function colourOf(name: string): Pair {
  const pair = colours[name]
  if (!pair) throw new Error(`No colour is called ${name}.`)
  return pair
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** WCAG 2.2, relative luminance and contrast ratio: black on white is 21. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** B. Ottosson, A perceptual color space for image processing (2020): `#ff0000` is .628, .225, .126. */
function oklab(hex: string): [lightness: number, a: number, b: number] {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How coloured it is: 0 is grey, .3 as much as a screen can show. */
export function chroma(hex: string): number {
  const [, a, b] = oklab(hex)
  return Math.hypot(a, b)
}

/** In degrees. */
export function hue(hex: string): number {
  const [, a, b] = oklab(hex)
  return (Math.atan2(b, a) * 180) / Math.PI
}

/** 0 is the same, .02 can just be told apart side by side. */
export function distance(one: string, other: string): number {
  const [here, there] = [oklab(one), oklab(other)]
  return Math.hypot(...here.map((part, at) => part - (there[at] ?? 0)))
}
