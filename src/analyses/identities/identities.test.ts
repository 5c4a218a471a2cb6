import { expect, test } from 'vitest'
import { isPartUnnamed, shareNamed } from './identities.ts'

test('a part of a total is asked about by who names it, in these or in other words', () => {
  expect(isPartUnnamed('How fast must emissions fall?', 'coal-co2')).toBe(true)
  expect(isPartUnnamed('How fast must coal emissions fall?', 'coal-co2')).toBe(false)
  expect(isPartUnnamed('How much electricity will photovoltaics make?', 'solar-electricity')).toBe(false)
  expect(isPartUnnamed('How fast must emissions fall?', 'co2-fossil-emissions')).toBe(false)
})

test('what a share makes of its total is named by its own words, and by nothing that is but some of it', () => {
  expect(shareNamed('How much clean power will there be?', 'low-carbon-electricity')?.total).toBe(
    'electricity-generation',
  )
  expect(shareNamed('How much hydropower will there be?', 'low-carbon-electricity')).toBeNull()
  expect(shareNamed('How many people will be online?', 'internet-users')).toBeNull()
})
