/** Which series of the collection are means over the countries that report, and how much of the world is behind them? */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFile } from '#items/server/collection/file.ts'
import { lastOf } from '#series/observations.ts'
import { trendReader } from './collection.ts'
import { trendDetails, whyNotTrend } from '../trend.ts'

const folder = 'collection/trends'
const trends = new Map(readdirSync(folder).map((file) => [file.slice(0, -3), detailsIn(file)]))

function detailsIn(file: string) {
  const parsed = parseFile(readFileSync(`${folder}/${file}`, 'utf8'))
  const draft = 'value' in parsed ? trendReader.draft({ ...parsed.value, slug: file.slice(0, -3) }) : parsed
  const data = 'value' in draft ? draft.value.toData((name) => name) : draft
  if (!('value' in data)) throw new Error(`${file} cannot be read`)
  return trendDetails.parse(data.value)
}

/** Weighted by nothing: how many people live in the countries was not reckoned. */
const unweighted = ['corruption-index', 'democracy-eiu']
const weighted = [
  'agriculture-employment',
  'basic-sanitation',
  'basic-water',
  'broadband',
  'fixed-lines',
  'hdi',
  'health-spending',
  'homicide-rate',
  'merchandise-trade',
  'military-burden',
  'suicide-rate',
  'traffic-deaths',
]

test('each mean over countries says how much of the world is behind its last values, and behind the last it is 95 % or more', () => {
  const covered = [...trends].filter(([, { series }]) => series?.coverage !== undefined)
  expect(covered.map(([slug]) => slug).toSorted()).toEqual(weighted)
  for (const [, { series }] of covered) {
    const [at, share] = series?.coverage?.shares.at(-1) ?? ['', 0]
    expect(at).toBe(series && lastOf(series)[0])
    expect(share).toBeGreaterThanOrEqual(95)
  }
})

test('no other series tells of itself that it is such a mean to its end', () => {
  const told = [...trends].filter(
    ([, { series }]) =>
      series && /mean (of|over) (the )?countries/i.test(series.source) && !/^From \d{4}/.test(series.source),
  )
  const others = told.map(([slug]) => slug).filter((slug) => !weighted.includes(slug) && !unweighted.includes(slug))
  expect(others).toEqual([])
})

test('a mean of which a year under 95 % is the last is a fault', () => {
  const details = trends.get('broadband')
  if (!details?.series) throw new Error('broadband is measured')
  const series = {
    ...details.series,
    observations: [...details.series.observations, ['2023', 19.613] as [string, number]],
  }
  const shares: [string, number][] = [['2023', 93.8]]
  expect(whyNotTrend({ ...details, series: { ...series, coverage: { of: 'people', shares } } })).toEqual({
    field: 'series.coverage.shares',
    reason: 'is 93.8 at 2023: a mean over less than 95 % of people is no last value',
  })
  expect(whyNotTrend({ ...details, series })?.reason).toBe('says nothing of 2023, the last value')
})
