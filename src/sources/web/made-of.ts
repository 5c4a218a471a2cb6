/** What may be computed of a source's values before they are a series, in words, for those who bind one. Free of schemas. */
import type { Derivation } from '../derivation.ts'

/** What stands in a field of the form, without blanks around it. */
type Text = (name: string) => string
export type Part = { name: string; label: string; example: string; hint?: string | undefined }
type Way = {
  title: string
  /** What comes of it, in a sentence. */
  hint?: string
  /** Only where a source answers each country by itself. */
  isOverCountries?: true
  /** What else has to be said for it; `parts` are those of the source's own address. */
  fields?(parts: readonly Part[]): Part[]
  derivation(text: Text, parts: readonly Part[]): Derivation
}

const weightOf = (name: string) => `by.${name}`

export const ways = {
  'as-is': { title: 'nothing: they are taken as they are', derivation: () => ({ is: 'as-is' }) },
  scale: {
    title: 'each is multiplied by a number',
    fields: () => [{ name: 'factor', label: 'Multiplied by', example: '0.001' }],
    derivation: (text) => ({ is: 'scale', factor: Number(text('factor')) }),
  },
  'months-mean': {
    title: 'the mean of the twelve months of each year',
    hint: 'A year that lacks a month has none.',
    derivation: () => ({ is: 'months-mean' }),
  },
  mean: {
    title: 'the mean over countries',
    hint: 'Each country counts the same, however many people live in it.',
    isOverCountries: true,
    derivation: () => ({ is: 'world-of-countries', how: 'mean' }),
  },
  sum: {
    title: 'the sum over countries',
    hint: 'Of the countries that have a value of that time, whichever they are.',
    isOverCountries: true,
    derivation: () => ({ is: 'world-of-countries', how: 'sum' }),
  },
  weighted: {
    title: 'the mean over countries, weighted by another address',
    hint: 'Another series of the same source says how much each country counts, such as how many people live in it. A time in which countries with under 95% of the weight are known is left out.',
    isOverCountries: true,
    fields: (parts) =>
      parts.map(({ name, label, hint, example }) => ({
        name: weightOf(name),
        label: `${label} of the weights`,
        example,
        hint,
      })),
    derivation: (text, parts) => ({
      is: 'world-of-countries',
      how: 'weighted',
      by: Object.fromEntries(parts.map(({ name }) => [name, text(weightOf(name))])),
    }),
  },
} as const satisfies Record<string, Way>
export type WayName = keyof typeof ways
export const wayOf = (name: WayName): Way => ways[name]

/** `canCountry`: that the source answers each country by itself. */
export function waysFor({ canCountry }: { canCountry: boolean }): WayName[] {
  const names = Object.keys(ways) as WayName[] // they are written above
  return names.filter((name) => canCountry || !wayOf(name).isOverCountries)
}

/** 'address.date', as the server calls a field, as the form does: 'Column of the time'. */
export function labelOf(field: string, parts: readonly Part[]): string {
  if (field === 'url') return 'Address'
  if (field === 'derive.factor') return 'Multiplied by'
  const part = parts.find(({ name }) => field === `address.${name}`)
  const weight = parts.find(({ name }) => field === `derive.${weightOf(name)}`)
  return part?.label ?? (weight ? `${weight.label} of the weights` : field)
}
