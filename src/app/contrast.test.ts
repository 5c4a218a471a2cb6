/**
 * Whether everything can be read, in the light and in the dark: the pairs of colours that lie on each other, measured as
 * WCAG 2.2 does, 4.5 for words (AA) and 3 for what is seen without being read.
 */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chroma, colourOf, colours, contrast, distance, hue, schemes } from '../../test/colours.ts'

const kinds = ['prediction', 'trend', 'scenario']
const categories = ['social', 'technological', 'economic', 'environmental', 'political']
const states = ['good', 'warn', 'bad', 'info']
const grounds = ['paper', 'mist', 'mist-deep']
const washes = Object.keys(colours).filter((name) => name.endsWith('-wash'))

const words: Record<string, string[]> = {
  ink: [...grounds, ...washes, ...kinds.flatMap((kind) => [`${kind}-1`, `${kind}-2`])],
  'ink-soft': [...grounds, ...washes, ...kinds.map((kind) => `${kind}-1`)],
  'ink-faint': [...grounds, ...washes],
  'on-ink': ['ink', 'action-hover', 'action-active', 'div-minus-3', 'div-plus-3'],
  needle: ['paper', 'mist', 'needle-wash'],
  ...Object.fromEntries(kinds.map((kind) => [kind, [...grounds, `${kind}-1`, `${kind}-wash`]])),
  ...Object.fromEntries(categories.map((one) => [`${one}-text`, ['paper', 'mist']])),
  ...Object.fromEntries(states.map((state) => [state, ['paper', 'mist', `${state}-wash`]])),
}
const marks: Record<string, string[]> = {
  'line-control': ['paper', 'mist'],
  ...Object.fromEntries(categories.map((one) => [one, ['paper', 'mist']])),
  ...Object.fromEntries(kinds.map((kind) => [kind, [`${kind}-2`]])),
}

describe.each(schemes)('in the %s', (scheme) => {
  const on = (name: string, ground: string) => contrast(colourOf(name)[scheme], colourOf(ground)[scheme])
  const colourful = (name: string) => chroma(colourOf(name)[scheme])
  const below = (pairs: Record<string, string[]>, least: number) =>
    Object.entries(pairs).flatMap(([name, others]) =>
      others.filter((ground) => on(name, ground) < least).map((ground) => `${name} on ${ground}: ${on(name, ground)}`),
    )

  test('words stand out from what lies beneath them by 4.5', () => {
    expect(Object.values(words).flat().length).toBeGreaterThan(80)
    expect(below(words, 4.5)).toEqual([])
  })

  test('marks and the borders of controls stand out by 3', () => {
    expect(below(marks, 3)).toEqual([])
  })

  test('what a style sheet writes on a ground of its own can be read', () => {
    const written = ownGrounds()
    expect(written.length).toBeGreaterThan(25)
    expect(written.filter(({ name, ground }) => on(name, ground) < 4.5)).toEqual([])
  })

  test('ink is what happened, colour is what is estimated: no ink is coloured, every estimate is, the needle most', () => {
    const inks = ['ink', 'ink-soft', 'ink-faint', 'line', 'line-firm', 'line-control', ...grounds]
    expect(inks.filter((name) => colourful(name) > 0.035)).toEqual([])
    expect(kinds.filter((name) => colourful(name) < 0.08)).toEqual([])
    expect(kinds.filter((name) => colourful(name) >= colourful('needle'))).toEqual([])
  })

  test('what was measured, what each kind estimates and the needle are told apart', () => {
    const told = ['ink', 'needle', ...kinds].map((name) => colourOf(name)[scheme])
    const apart = told.flatMap((one, at) => told.slice(at + 1).map((other) => distance(one, other)))
    expect(Math.min(...apart)).toBeGreaterThan(0.1)
  })

  test.each(kinds)('the bands of a %s grow stronger towards its middle', (kind) => {
    const strength = [`${kind}-wash`, `${kind}-1`, `${kind}-2`, `${kind}-3`, kind].map((name) => on(name, 'paper'))
    expect(strength).toEqual(strength.toSorted((a, b) => a - b))
    expect(new Set(strength).size).toBe(5)
  })

  test.each(['seq', 'div-minus', 'div-plus'])('the steps of %s go one way', (scale) => {
    const steps = Object.keys(colours).filter((name) => new RegExp(`^${scale}-\\d$`).test(name))
    const strength = steps.toSorted().map((name) => on(name, 'paper'))
    expect(strength.length).toBeGreaterThanOrEqual(3)
    expect(strength).toEqual(strength.toSorted((a, b) => a - b))
  })
})

test('in the dark every estimate keeps its hue', () => {
  const named = [...kinds, ...categories, ...states, 'needle']
  const turned = named.filter((name) => {
    const apart = Math.abs(hue(colourOf(name).light) - hue(colourOf(name).dark))
    return Math.min(apart, 360 - apart) > 12
  })
  expect(turned).toEqual([])
})

/** Rules that set both the words and the ground, by the names of the colours; of a kind or a category each one. */
function ownGrounds(): { file: string; name: string; ground: string }[] {
  return globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const name = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(rule)?.[1]
      const ground = /\bbackground(?:-color)?: var\(--([\w-]+)\);/.exec(rule)?.[1]
      if (name === undefined || ground === undefined || name === 'disabled') return []
      const alike = (of: string) =>
        meant(name, of).map((one, at) => ({ file, name: one, ground: meant(ground, of)[at] ?? '' }))
      return alike(`${name} ${ground}`)
    }),
  )
}

/** A name that stands for several: `--kind-1` for that of each kind. `--action` is ink. */
function meant(name: string, both: string): string[] {
  const plain = name.replace(/^(?:action|link)$/, 'ink')
  if (/\bkind\b/.test(both)) return kinds.map((kind) => plain.replace(/^kind\b/, kind))
  if (/\bcategory\b/.test(both)) return categories.map((one) => plain.replace(/^category\b/, one))
  return [plain]
}
