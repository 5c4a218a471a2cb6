/** Whose number leads, wherever a prediction is shown: people's from three of them on, and for as long as they are. */
import { expect, test } from 'vitest'
import type { Person } from '../../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../../test/people/forecasts.ts'
import { headlineOf } from '#predictions/forecast.ts'
import { rebuildCrowd } from '../rebuild-crowd.ts'

const { ask, db, pool, question, forecast, withdraw, tell, turn } = await givenForecasts()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const saying = (probability: number) => ({
  authorForecast: { estimate: yes(probability), reason: 'I read the survey of last year.' },
})
const all = async (at: string, chances: Partial<Record<Person, number>>) => {
  for (const [as, chance] of Object.entries(chances)) await forecast(at, as as Person, yes(chance))
  await tell(at)
}
const said = (item: Parameters<typeof headlineOf>[0] | undefined) => {
  const headline = item && headlineOf(item)
  return headline && [headline.by, headline.forecaster.who, headline.estimate]
}
/** As a list, its page, what lies beside another and what is told outside have it, and as its crowd is asked for. */
const everywhere = async (at: string) => {
  const [{ body: list }, { body: page }, { body: crowd }] = await Promise.all([
    ask('/api/items?limit=100'),
    ask(`${at}?include=numbers,shared,card`),
    ask(`${at}/crowd`),
  ])
  const card = list.items.find(({ id }: { id: string }) => id === idOf(at))
  return {
    card: said(card),
    page: said(page.item),
    own: said(page.card),
    says: page.shared?.says,
    crowd: crowd.headline && [crowd.headline.by, crowd.headline.estimate],
  }
}

test('of two people nothing leads but its author; of three they do, everywhere; of two again its author does', async () => {
  const at = await question(saying(0.7))
  const author = ['author', 'the author', yes(0.7)]
  const ofAuthor = { card: author, page: author, own: author, crowd: ['author', yes(0.7)] }
  await all(at, { ben: 0.3, eve: 0.4 })
  expect(await everywhere(at)).toMatchObject(ofAuthor)
  await all(at, { nia: 0.5 })
  const people = ['crowd', '3 people', yes(0.43)]
  const told = await everywhere(at)
  expect(told).toMatchObject({ card: people, page: people, own: people, crowd: ['crowd', yes(0.43)] })
  expect(told.says).toMatch(/43%, 3 people, the author 70%\.$/)
  await withdraw(at, 'nia')
  await tell(at)
  const back = await everywhere(at)
  expect(back).toMatchObject(ofAuthor)
  expect(back.says).toMatch(/70%, author’s forecast\.$/)
})

test('who ceases to count leaves two: nobody leads but its author', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await pool.query('update forecaster set is_counted = false where account_id = $1', ['2'])
  await tell(at)
  expect((await everywhere(at)).card).toEqual(['author', 'the author', yes(0.7)])
  await pool.query('update forecaster set is_counted = true where account_id = $1', ['2'])
})

test('what people said of other options leads nowhere from that moment on, and nothing is drawn of it', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  const options = { type: 'choice', options: ['Solar', 'Coal'] }
  await turn(at, 'question', options)
  const { rows } = await pool.query('select from item_said where item_id = $1', [idOf(at)])
  expect(rows).toHaveLength(0)
  expect((await everywhere(at)).card).toMatchObject(['author', 'the author', yes(0.7)])
  await tell(at)
  expect((await everywhere(at)).crowd).toEqual(['author', yes(0.7)])
  // Asked as before, what they said is an answer again.
  await turn(at, 'question', { type: 'binary' })
  await tell(at)
  expect((await everywhere(at)).card).toMatchObject(['crowd', '3 people', yes(0.43)])
})

test('a question that is worded anew keeps its crowd, which says so until most have said it again', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await pool.query(
    `update item set details = details || '{"criteria": "Yes if the survey says so at all."}' where id = $1`,
    [idOf(at)],
  )
  await tell(at)
  const { card, page, own, says } = await everywhere(at)
  const people = ['crowd', '3 people, all before it was reworded', yes(0.43)]
  expect([card, page, own]).toEqual([people, people, people])
  expect(says).toMatch(/43%, 3 people, all before it was reworded, the author 70%\.$/)
  await all(at, { nia: 0.5 })
  expect((await everywhere(at)).page?.[1]).toBe('3 people, most before it was reworded')
  await all(at, { eve: 0.4 })
  expect((await everywhere(at)).page?.[1]).toBe('3 people')
})

test('what leads names the row that told it, also once its history is made anew', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  const rowOf = async () => {
    const { rows } = await pool.query(
      `select said #>> '{crowd,row}' as row, said = said_as_told(item_id, (said #>> '{crowd,row}')::bigint) as "isRow"
        from item_said where item_id = $1`,
      [idOf(at)],
    )
    return rows[0]
  }
  const before = await rowOf()
  expect(before.isRow).toBe(true)
  await rebuildCrowd(db, idOf(at))
  const anew = await rowOf()
  expect([anew.isRow, anew.row === before.row]).toEqual([true, false])
  const { body } = await ask(at)
  expect(body.item.crowd).not.toHaveProperty('row')
})

test('what is private shows no crowd, not to its author either, and shows it again with the rest', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await pool.query('update item set published_at = null where id = $1', [idOf(at)])
  await tell(at)
  const { body } = await ask(at, { as: 'ada' })
  const { body: crowd } = await ask(`${at}/crowd`, { as: 'ada' })
  expect([said(body.item)?.[0], crowd.headline.by]).toEqual(['author', 'author'])
  await pool.query('update item set published_at = now() where id = $1', [idOf(at)])
  expect((await everywhere(at)).page).toEqual(['crowd', '3 people', yes(0.43)])
})

test('once it is decided they stand where they stood, but for what was said when the outcome could be known', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await turn(at, 'outcome', { state: 'annulled', value: null, at: '2034-06-01', reason: 'It cannot be known.' })
  await withdraw(at, 'nia')
  await tell(at)
  expect((await everywhere(at)).page).toEqual(['crowd', '3 people', yes(0.43)])
  await turn(at, 'outcome', { state: 'resolved', value: 'yes', at: '2020-06-01', reason: 'It had come.' })
  await tell(at)
  expect((await everywhere(at)).page).toEqual(['author', 'the author', yes(0.7)])
  await turn(at, 'outcome', null)
  await tell(at)
  expect((await everywhere(at)).page).toEqual(['crowd', '3 people', yes(0.43)])
})

test('where people forecast stands what leads the page, of as many people, and nothing that came later', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  const { rows } = await pool.query<{ at: Date }>('select max(at) as at from crowd_point where item_id = $1', [
    idOf(at),
  ])
  const knownAt = (since: number) => new Date((rows[0]?.at.getTime() ?? 0) + since).toISOString()
  const decided = (since: number) => ({ by: 'operator', knownAt: knownAt(since), source: null })
  const outcome = { state: 'resolved', value: 'yes', at: knownAt(1).slice(0, 10), reason: 'Ice was seen.' }
  await all(at, { olga: 0.9 })
  const there = async () => {
    const { body } = await ask(`${at}/crowd`)
    return [body.forecasters, body.crowd?.estimate.probability ?? null, body.headline.by]
  }
  const open = await there()
  expect([open[0], open[2]]).toEqual([4, 'crowd'])
  await turn(at, 'outcome', { ...outcome, decided: decided(1) })
  await tell(at)
  expect(await there()).toEqual([3, 0.43, 'crowd'])
  await turn(at, 'outcome', { ...outcome, decided: decided(-3_600_000) })
  await tell(at)
  expect(await there()).toEqual([4, null, 'author'])
  await turn(at, 'outcome', null)
  await tell(at)
  expect(await there()).toEqual(open)
})

test('a version has the number of its time, without people', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  const { body } = await ask(`${at}?version=1`)
  expect(said(body.item)).toEqual(['author', 'the author', yes(0.7)])
})

test('a history that is made anew leads again', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  await pool.query('delete from item_said where item_id = $1', [idOf(at)])
  await rebuildCrowd(db, idOf(at))
  expect((await everywhere(at)).page).toEqual(['crowd', '3 people', yes(0.43)])
})

test('what people say is kept once however often it is told, and told of when it is another thing alone', async () => {
  const at = await question(saying(0.7))
  const told = async () => {
    const { rows } = await pool.query(`select from event where kind = 'item.said' and ref = $1`, [`item/${idOf(at)}`])
    return rows.length
  }
  await all(at, { ben: 0.3, eve: 0.4 })
  expect(await told()).toBe(0)
  await all(at, { nia: 0.5 })
  expect(await told()).toBe(1)
  await tell(at)
  // The newest weighs most, and to the whole per cent it comes to the same.
  await all(at, { nia: 0.5 })
  expect(await told()).toBe(1)
  await all(at, { olga: 0.9 })
  expect(await told()).toBe(2)
})

test('that people lead, say otherwise, or lead no more has moved its number, and is said to be by people', async () => {
  const at = await question(saying(0.7))
  const moves = async () => {
    const { rows } = await pool.query('select before, after, because from item_move where item_id = $1 order by at', [
      idOf(at),
    ])
    return rows.map(({ before, after, because }) => [before.chance, after.chance, because.by])
  }
  // Where it stood before anybody forecast it.
  await pool.query(
    `insert into item_stand (item_id, since, stand) values ($1, now(), '{"of": "chance", "chance": 0.7}')`,
    [idOf(at)],
  )
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5 })
  expect(await moves()).toEqual([[0.7, 0.43, 'people']])
  // Within an hour it is one move, and none where it came back.
  await all(at, { nia: 0.6 })
  expect(await moves()).toEqual([[0.7, expect.closeTo(0.5, 1), 'people']])
  await withdraw(at, 'nia')
  await tell(at)
  expect(await moves()).toEqual([])
  await all(at, { nia: 0.5 })
  await pool.query(`update item_move set at = at - interval '2 hours' where item_id = $1`, [idOf(at)])
  await withdraw(at, 'nia')
  await tell(at)
  expect(await moves()).toEqual([
    [0.7, 0.43, 'people'],
    [0.43, 0.7, 'people'],
  ])
  const { rows } = await pool.query(`select from event where kind = 'item.moved' and ref = $1`, [`item/${idOf(at)}`])
  expect(rows).toHaveLength(3)
})

test('who ceases to count moves it as people do, also where something was learnt since that moved nothing', async () => {
  const at = await question(saying(0.7))
  await all(at, { ben: 0.3, eve: 0.4, nia: 0.5, olga: 0.9 })
  await pool.query(
    `insert into crowd_learning (learnt_at, questions, shift, scale, digest) values (now(), 20, 0, 1, 'of twenty')`,
  )
  await tell(at)
  await pool.query('delete from item_move where item_id = $1', [idOf(at)])
  await pool.query('update forecaster set is_counted = false where account_id = $1', ['2'])
  await tell(at)
  const { rows } = await pool.query('select because from item_move where item_id = $1', [idOf(at)])
  expect(rows.map(({ because }) => because.by)).toEqual(['people'])
})
