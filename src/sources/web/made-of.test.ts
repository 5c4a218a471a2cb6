/** What an operator says in the form of what is made of a source's values. */
import { expect, test } from 'vitest'
import { derivation } from '../derivation.ts'
import { labelOf, type WayName, wayOf, waysFor } from './made-of.ts'

const parts = [
  { name: 'indicator', label: 'Indicator', example: 'SP.POP.TOTL' },
  { name: 'area', label: 'Area', example: 'WLD' },
]
const typed: Record<string, string> = { factor: '0.001', 'by.indicator': 'SP.POP.TOTL', 'by.area': 'ALL' }
const text = (name: string) => typed[name] ?? ''

test('every way that the form offers is one that a binding takes', () => {
  const all = waysFor({ canCountry: true }).map((name) => wayOf(name).derivation(text, parts))
  expect(all.map((one) => derivation.safeParse(one).success)).toEqual(all.map(() => true))
  expect(all).toContainEqual({ is: 'scale', factor: 0.001 })
})

test('weights are an address of the same source, asked for part by part and named so where one is wrong', () => {
  const { fields, derivation: made } = wayOf('weighted')
  expect(fields?.(parts).map(({ name, label }) => [name, label])).toEqual([
    ['by.indicator', 'Indicator of the weights'],
    ['by.area', 'Area of the weights'],
  ])
  expect(made(text, parts)).toEqual({
    is: 'world-of-countries',
    how: 'weighted',
    by: { indicator: 'SP.POP.TOTL', area: 'ALL' },
  })
  expect(labelOf('derive.by.area', parts)).toBe('Area of the weights')
  expect(labelOf('address.area', parts)).toBe('Area')
})

test('over countries nothing is computed of a source that does not answer each by itself', () => {
  const names: WayName[] = ['as-is', 'scale', 'months-mean']
  expect(waysFor({ canCountry: false })).toEqual(names)
})
