/** Leaderboards over HTTP: of whom chose to be shown, on questions that everybody is shown. */
import { expect, test } from 'vitest'
import { came } from '../../../../test/people/scores.ts'
import { givenShown } from '../../../../test/people/shown.ts'

const { ask, pool, forecaster, settled, change, follow } = await givenShown()
const ben = await forecaster('2', 'grey-heron')
const eve = await forecaster('3')
const boardOf = async (season: string, more = '') => (await ask(`/api/leaderboards?season=${season}${more}`)).body
const namesOf = async (season: string, more = '') =>
  (await boardOf(season, more)).rows.flatMap(({ name }: { name: string | null }) => name ?? [])
const on = (day: string) => ({ outcome: came('yes', day) })
const setShown = (isShown: boolean) => pool.query('update account set is_on_leaderboards = $1 where id = 2', [isShown])
/** 100 · t · n/(n - 1) · ln(p/g) of five, of whom four give even chances half of the time. */
const peerOf = (chance: number) => 100 * 0.5 * Math.log(chance / 0.5)

test('a season’s leaderboard is the sum of its rows, of those whose outcome was known in the quarter', async () => {
  for (const day of ['2026-01-20', '2026-03-31', '2026-04-01']) await settled({ chances: { [ben]: 0.8 }, ...on(day) })
  const { rows, questions, seasons } = await boardOf('2026-Q1')
  expect(rows).toEqual([
    {
      name: 'grey-heron',
      by: null,
      rank: null,
      score: expect.closeTo(2 * peerOf(0.8), 0),
      interval: null,
      questions: 2,
      coverage: 0.5,
      brier: expect.closeTo(0.04, 6),
    },
  ])
  const { rows: kept } = await pool.query<{ sum: number }>(
    `select sum(peer) as sum from score join scored_question using (item_id) where forecaster_id = $1 and came_on between '2026-01-01' and '2026-03-31'`,
    [ben],
  )
  expect(rows[0].score).toBe(Number(kept[0]?.sum.toFixed(1)))
  expect(questions).toBe(2)
  expect(seasons.slice(-2)).toEqual(['2026-Q2', '2026-Q1'])
  expect((await boardOf('2026-Q2')).rows).toMatchObject([{ questions: 1 }])
})

test('nobody is named who did not choose to be, and whoever takes it back is gone at once', async () => {
  await settled({ chances: { [ben]: 0.8, [eve]: 0.9 }, ...on('2027-01-20') })
  expect(await namesOf('2027-Q1')).toEqual(['grey-heron'])
  await setShown(false)
  expect((await boardOf('2027-Q1')).rows).toEqual([])
  expect((await ask('/api/leaderboards.csv?season=2027-Q1')).text).not.toContain('heron')
  await setShown(true)
  expect(await namesOf('2027-Q1')).toEqual(['grey-heron'])
})

test('of a stopped account nothing is shown, nor of one without a confirmed address', async () => {
  const nia = await forecaster('4', 'quiet-owl')
  await settled({ chances: { [nia]: 0.8 }, ...on('2027-04-20') })
  expect(await namesOf('2027-Q2')).toEqual(['quiet-owl'])
  await pool.query('update account set email_verified = false where id = 4')
  expect(await namesOf('2027-Q2')).toEqual([])
  await pool.query('update account set email_verified = true where id = 4')
  await pool.query(
    `insert into author_word (account_id, word, reason, by_name, at) values ('4', 'stopped', 'x', 'x', now())`,
  )
  expect(await namesOf('2027-Q2')).toEqual([])
})

test('questions that lists do not show, with fewer than five who forecast, and one’s own do not count', async () => {
  const chances = { [ben]: 0.8 }
  const day = on('2027-07-20')
  const hidden = await settled({ chances, ...day })
  await ask(`POST ${hidden}/unpublish`, { as: 'ada' })
  await settled({ chances, ...day, others: 3 })
  expect(await boardOf('2027-Q3')).toMatchObject({ rows: [], questions: 0 })
  const ada = await forecaster('1', 'two-rivers')
  await settled({ chances: { ...chances, [ada]: 0.9 }, ...day })
  expect(await namesOf('2027-Q3')).toEqual(['grey-heron'])
  await pool.query(`update item set is_listed = false where id = $1`, [hidden.split('/').at(-1)])
  expect((await boardOf('2027-Q3')).rows).toMatchObject([{ questions: 1 }])
})

test('a category has a leaderboard of its own', async () => {
  const chances = { [ben]: 0.8 }
  await settled({ chances, ...on('2027-10-20'), asked: { category: 'economic' } })
  await settled({ chances, ...on('2027-10-20'), asked: { category: 'social' } })
  expect(await boardOf('2027-Q4')).toMatchObject({ category: null, rows: [{ questions: 2 }] })
  expect(await boardOf('2027-Q4', '&category=economic')).toMatchObject({
    category: 'economic',
    rows: [{ questions: 1 }],
  })
  expect(await boardOf('2027-Q4', '&category=political')).toMatchObject({ rows: [], questions: 0 })
})

test('from ten questions on there is a rank, with the range in which luck could have put the score', async () => {
  for (let i = 0; i < 10; i++) await settled({ chances: { [ben]: 0.6 + i / 40 }, ...on('2028-10-20') })
  const [row] = (await boardOf('2028-Q4')).rows
  expect(row).toMatchObject({ name: 'grey-heron', rank: { from: 1, to: 1 }, questions: 10 })
  expect(row.interval.low).toBeLessThan(row.score)
  expect(row.interval.high).toBeGreaterThan(row.score)
  expect((await boardOf('2028-Q4')).rows).toEqual([row])
})

test('Farsight stands beside people by the same rules, and takes nobody’s place', async () => {
  const at = await settled({ chances: { [ben]: 0.8 }, ...on('2028-01-20') })
  const own = { name: 'grey-heron', by: null, rank: null, score: expect.closeTo(peerOf(0.8), 0) }
  expect((await boardOf('2028-Q1')).rows).toMatchObject([own])
  const reason = 'It was so in most years that anybody has counted.'
  await change(at, { houseForecast: { made: '2026-01-06', estimate: { type: 'binary', probability: 0.9 }, reason } })
  await follow()
  const { rows } = await boardOf('2028-Q1')
  // Among six of whom one is Farsight: 100 · ½ · ln(.9 / g) of the geometric mean of the other five.
  const house = 50 * (Math.log(0.9) - (Math.log(0.8) + 4 * Math.log(0.5)) / 5)
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(expect.objectContaining(own))
  expect(rows).toContainEqual({
    name: null,
    by: 'house',
    rank: null,
    score: Number(house.toFixed(1)),
    interval: null,
    questions: 1,
    coverage: 0.5,
    brier: 0.01,
  })
})

test('the file has a line for each, with the ranks as numbers', async () => {
  const { text, headers } = await ask('/api/leaderboards.csv?season=2028-Q4')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="leaderboard-2028-q4.csv"')
  const [head, line, ...others] = text.trim().split('\r\n')
  expect(head).toBe('name,rank from,rank to,peer score,interval from,interval to,questions,coverage,Brier score')
  expect(line).toMatch(/^grey-heron,1,1,[\d.]+,[\d.]+,[\d.]+,10,0\.5,0\.\d+$/)
  expect(others).toEqual([])
})

test('a year and all time are the sums of what came out in them', async () => {
  const ofYear = await boardOf('2028')
  const quarters = await Promise.all([1, 2, 3, 4].map((quarter) => boardOf(`2028-Q${quarter}`)))
  expect(ofYear.questions).toBe(quarters.reduce((sum, { questions }) => sum + questions, 0))
  const all = await boardOf('all')
  expect(all.questions).toBeGreaterThan(ofYear.questions)
  const { rows } = await pool.query<{ sum: number }>(
    `select sum(peer) as sum from score join scored_question using (item_id) join item on item.id = item_id
    where forecaster_id = $1 and peers >= 5 and is_listed`,
    [ben],
  )
  const own = all.rows.find(({ name }: { name: string | null }) => name === 'grey-heron')
  expect(own.score).toBeCloseTo(rows[0]?.sum ?? Number.NaN, 1)
})

test.for(['season=1969', 'season=2026-Q5', 'season=', 'category=sports', 'name=grey-heron'])(
  '%s is refused',
  async (query) => {
    expect(await ask(`/api/leaderboards?${query}`)).toMatchObject({ status: 400 })
  },
)

test('where nobody has a score in a season, there is no row, and the season that runs is named all the same', async () => {
  const { rows, season, seasons } = (await ask('/api/leaderboards')).body
  expect(rows).toEqual([])
  expect(seasons).toContain(season)
})
