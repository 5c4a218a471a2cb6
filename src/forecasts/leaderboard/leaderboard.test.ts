/** Who was nearest to what happened, and what luck leaves open. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestRanked } from '../words.ts'
import { type Contender, leaderboardOf, type SeasonScore } from './leaderboard.ts'
import { daysOfSeason, isSeason, saySeason, seasonOf, wholesOf } from './season.ts'

const times = (count: number, peer: number, other: Partial<SeasonScore> = {}): SeasonScore[] =>
  Array.from({ length: count }, () => ({ peer, brier: 0.1, coverage: 0.5, ...other }))
const person = (name: string, scores: SeasonScore[]): Contender => ({ name, by: null, scores })
const ranksOf = (contenders: Contender[]) =>
  leaderboardOf(contenders).map(({ name, by, rank }) => [name ?? by, rank && `${rank.from} to ${rank.to}`])

test.for<[day: string, season: string]>([
  ['2026-01-01', '2026-Q1'],
  ['2026-03-31', '2026-Q1'],
  ['2026-04-01', '2026-Q2'],
  ['2026-12-31', '2026-Q4'],
  ['2027-01-01', '2027-Q1'],
])('%s lies in the season %s', ([day, season]) => {
  expect(seasonOf(day)).toBe(season)
  expect(isSeason(season)).toBe(true)
  const { from, to } = daysOfSeason(season)
  expect(from <= day && day <= to).toBe(true)
})

test('a whole year and all time are asked for like a season', () => {
  expect([daysOfSeason('2026'), daysOfSeason('all').from < '1971']).toEqual([
    { from: '2026-01-01', to: '2026-12-31' },
    true,
  ])
  expect(['2026', 'all'].map(saySeason)).toEqual(['2026', 'All time'])
  expect(['2026', 'all'].every(isSeason)).toBe(true)
  expect(wholesOf(['2026-Q4', '2026-Q1', '2025-Q3'])).toEqual(['2026', '2025', 'all'])
})

test.for(['', '1969', 'ALL', '2026-Q5', '2026-q1', '2026-10', '0001-Q1', '2026-Q1 '])('%j is no season', (text) => {
  expect(isSeason(text)).toBe(false)
})

test('a season is called by its months', () => {
  expect(saySeason('2026-Q4')).toBe('October to December 2026')
})

test('a row is the sum of its scores, with how many there are and how much of their questions’ lives they cover', () => {
  const [row] = leaderboardOf([
    person('ada', [
      { peer: 10, brier: 0.1, coverage: 1 },
      { peer: -4, brier: null, coverage: 0.5 },
    ]),
  ])
  expect(row).toEqual({
    name: 'ada',
    by: null,
    rank: null,
    score: 6,
    interval: null,
    questions: 2,
    coverage: 0.75,
    brier: 0.1,
  })
})

test('whoever has too few questions stands below, without a rank, also where the sum is higher', () => {
  expect(ranksOf([person('few', times(fewestRanked - 1, 100)), person('many', times(fewestRanked, -1))])).toEqual([
    ['many', '1 to 1'],
    ['few', null],
  ])
})

test('those whose intervals do not meet have ranks of their own, and those whose intervals do share them', () => {
  const sure = (name: string, peer: number) => person(name, times(fewestRanked, peer))
  const unsure = person('unsure', [...times(10, 40), ...times(10, -40)])
  expect(ranksOf([sure('b', 5), sure('a', 50), sure('c', -90)])).toEqual([
    ['a', '1 to 1'],
    ['b', '2 to 2'],
    ['c', '3 to 3'],
  ])
  expect(ranksOf([sure('b', 5), sure('a', 50), sure('c', -90), unsure])).toEqual([
    ['a', '1 to 1'],
    ['b', '2 to 3'],
    ['unsure', '2 to 3'],
    ['c', '4 to 4'],
  ])
})

test('other voices stand where their sum puts them, and take nobody’s rank', () => {
  const house: Contender = { name: null, by: 'house', scores: times(fewestRanked, 10) }
  expect(ranksOf([person('a', times(10, 20)), person('b', times(10, 5)), house])).toEqual([
    ['a', '1 to 1'],
    ['house', null],
    ['b', '2 to 2'],
  ])
})

test('whoever has no score is in no row', () => {
  expect(leaderboardOf([person('nobody', []), { name: null, by: 'model', scores: [] }])).toEqual([])
})

const score = fc.record({
  peer: fc.double({ min: -200, max: 200, noNaN: true }),
  brier: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  coverage: fc.double({ min: 0, max: 1, noNaN: true }),
})
const contenders = fc
  .array(fc.array(score, { maxLength: 15 }), { maxLength: 6 })
  .map((all) => all.map((scores, i) => person(`p${i}`, scores)))

test('everybody’s place is among the ranks that they are given, and whoever is surely better stands above', () => {
  fc.assert(
    fc.property(contenders, (all) => {
      const ranked = leaderboardOf(all).flatMap(({ rank, interval }) => (rank && interval ? [{ rank, interval }] : []))
      for (const [i, { rank, interval }] of ranked.entries()) {
        expect(rank.from).toBeLessThanOrEqual(i + 1)
        expect(rank.to).toBeGreaterThanOrEqual(i + 1)
        for (const beaten of ranked.filter((other) => other.interval.high < interval.low)) {
          expect(rank.from).toBeLessThan(beaten.rank.from)
          expect(rank.to).toBeLessThan(beaten.rank.to)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('the order in which rows come changes nothing', () => {
  fc.assert(
    fc.property(contenders, (all) => {
      const turned = all.toReversed().map((one) => ({ ...one, scores: one.scores.toReversed() }))
      expect(ranksOf(turned)).toEqual(ranksOf(all))
    }),
    { numRuns: 30 },
  )
})
