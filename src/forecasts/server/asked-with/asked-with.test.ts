/** The questions of a group are told together, in their order, to whoever may see them. */
import { expect, test } from 'vitest'
import { directCaller } from '#kit/server/api/serve.ts'
import { gatherShown } from '#kit/server/pages/shown.ts'
import { askedWithContract } from '../../asked-with/contract.ts'
import { forecastContract } from '../../contract.ts'
import { givenForecasts, yes } from '../../../../test/people/forecasts.ts'
import { aPrediction } from '../../../../test/given/entries.ts'
import { askedWithHandlers } from './handlers.ts'

const { ask, pool, question, written, forecast, crowd, turn } = await givenForecasts()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
/** As a file of the collection says it: people write no groups. */
const put = (at: string, id: string, label: string, other: object = {}) =>
  pool.query(`update item set family = $2, details = details || $3::jsonb where id = $1`, [
    idOf(at),
    id,
    JSON.stringify({ group: { id, label }, ...other }),
  ])
const until = (year: number) => ({ phrase: `a person lands on Mars by the end of ${year}` })
const askedWith = async (at: string, as?: 'ada' | 'ben' | 'olga') => (await ask(`${at}/asked-with`, { as })).body

test('a group is told in the order of its years, with the number that leads each and the order that must hold', async () => {
  const [late, early] = [await question(), await question()]
  await put(late, 'mars', '2050', until(2050))
  await put(early, 'mars', '2040', until(2040))
  for (const [i, person] of (['ben', 'eve', 'nia'] as const).entries()) await forecast(late, person, yes(0.2 + i / 10))
  const { estimate } = (await crowd(late)).crowd
  expect(await askedWith(late)).toEqual({
    predictionId: idOf(late),
    group: {
      id: 'mars',
      axis: 'time',
      direction: 'rising',
      questions: [
        {
          predictionId: idOf(early),
          title: expect.any(String),
          label: expect.any(String),
          mark: '2040',
          place: 2040,
          question: { type: 'binary' },
          wording: expect.stringMatching(/^[\da-f]{16}$/),
          opens: expect.any(String),
          closes: expect.any(String),
          outcome: null,
          headline: null,
          house: null,
          model: null,
          machine: null,
        },
        expect.objectContaining({
          predictionId: idOf(late),
          place: 2050,
          headline: { by: 'crowd', who: '3 people', estimate, quartiles: null },
        }),
      ],
    },
    branchings: [],
  })
  const { shows } = forecastContract.findAskedWith
  expect(shows?.(await askedWith(late), { params: {}, query: {} } as never)).toEqual([
    'f:mars',
    `n${idOf(early)}`,
    `n${idOf(late)}`,
  ])
  await turn(early, 'outcome', { state: 'resolved', value: 'no', at: '2026-11-27', reason: 'It did not come about.' })
  expect((await askedWith(late)).group.questions[0].outcome).toEqual({
    state: 'resolved',
    value: 'no',
    at: '2026-11-27',
  })
})

test('what nobody may see is in no group, and a question that is left alone has none', async () => {
  const [one, other] = [await question(), await written('ada', aPrediction('A draft of mine?'))]
  await put(one, 'alone', '2040')
  await put(other, 'alone', '2050')
  expect((await askedWith(one)).group).toBeNull()
  expect((await askedWith(one, 'ben')).group).toBeNull()
  expect((await askedWith(one, 'ada')).group.questions).toHaveLength(2)
  expect((await ask(`${other}/asked-with`)).status).toBe(404)
  expect((await ask(`${other}/asked-with`, { as: 'ben' })).status).toBe(404)
  expect((await ask(`${other}/asked-with/mine`, { as: 'ben' })).status).toBe(404)
  expect((await askedWith(await question())).group).toBeNull()
})

test('one reads what one said last of each, and nobody else does', async () => {
  const [one, other] = [await question(), await question()]
  await put(one, 'own', '2040')
  await put(other, 'own', '2050')
  const mine = async (as: 'ben' | 'eve') => (await ask(`${one}/asked-with/mine`, { as })).body.forecasts
  expect(await mine('ben')).toEqual([])
  await forecast(other, 'ben', yes(0.3))
  await forecast(other, 'ben', yes(0.4))
  await forecast(other, 'eve', yes(0.9))
  expect(await mine('ben')).toEqual([
    {
      predictionId: idOf(other),
      at: expect.any(String),
      itemVersion: 1,
      isOfEarlierWording: false,
      estimate: yes(0.4),
      until: null,
      reason: null,
    },
  ])
  expect(await mine('eve')).toMatchObject([{ estimate: yes(0.9) }])
  expect((await ask(`${one}/asked-with/mine`)).status).toBe(401)
})

test('what hangs on a question stands with it, on every page of them, and with the same one without a condition', async () => {
  const [on, plain] = [await question(), await question()]
  const refOf = (at: string) => `prediction/${idOf(at)}` as const
  const under = (outcome: string, other: object = {}) =>
    written('ada', aPrediction(`And if it is ${outcome}?`, { condition: { on: refOf(on), outcome, ...other } }), {
      isPublished: true,
    })
  const [yesBranch, noBranch, other] = [
    await under('yes', { plain: refOf(plain) }),
    await under('no', { plain: refOf(plain) }),
    await under('yes'),
  ]
  await written('ada', aPrediction('A draft of mine?', { condition: { on: refOf(on), outcome: 'yes' } }))
  const branchings = async (at: string, as?: 'ada') =>
    (await askedWith(at, as)).branchings.map(
      (one: { on: Named; branches: (Named & { under: string[]; plain: string | null })[]; plains: Named[] }) => ({
        on: one.on.predictionId,
        branches: one.branches.map((branch) => [branch.predictionId, branch.under, branch.plain]),
        plains: one.plains.map(({ predictionId }) => predictionId),
      }),
    )
  const tied = [
    [idOf(yesBranch), ['yes'], idOf(plain)],
    [idOf(noBranch), ['no'], idOf(plain)],
  ]
  const all = [{ on: idOf(on), branches: [...tied, [idOf(other), ['yes'], null]], plains: [idOf(plain)] }]
  for (const at of [on, yesBranch, noBranch, other]) expect(await branchings(at)).toEqual(all)
  expect(await branchings(plain)).toEqual([{ on: idOf(on), branches: tied, plains: [idOf(plain)] }])
  expect((await branchings(on, 'ada'))[0].branches).toHaveLength(4)
  const { shows } = forecastContract.findAskedWith
  const tags = shows?.(await askedWith(noBranch), { params: {}, query: {} } as never)
  expect(tags).toEqual(expect.arrayContaining([`i${idOf(on)}`, `n${idOf(yesBranch)}`, `n${idOf(plain)}`]))
})

test('whoever names somebody else’s question as the same without a condition is told that it ties nothing', async () => {
  const [on, plain] = [await question(), await question()]
  const condition = { on: `prediction/${idOf(on)}`, outcome: 'yes', plain: `prediction/${idOf(plain)}` }
  const entry = aPrediction('Is the moon sold, if so?', { condition })
  const details = [
    {
      field: 'condition.plain',
      reason: 'is no question of yours: numbers are held against each other only where both are by one author',
    },
  ]
  expect(await ask('POST /api/items', { as: 'ben', body: entry })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-input', details } },
  })
  const of = (id: string) => ({ ...condition, plain: `prediction/${id}` })
  const own = idOf(await written('ben', aPrediction('Is the moon sold?')))
  const branch = await written('ben', { ...entry, condition: of(own) })
  const change = (named: object) => ask(`PATCH ${branch}`, { as: 'ben', body: { version: 1, condition: named } })
  expect((await change(condition)).body).toMatchObject({ error: { code: 'invalid-input', details } })
})

test('what was named before that was refused stays, stands by itself and is not on the page of the other', async () => {
  const [on, plain] = [await question(), await question()]
  const condition = { on: `prediction/${idOf(on)}`, outcome: 'yes' }
  const branch = await written('ben', aPrediction('Is the moon sold, if so?', { condition }), { isPublished: true })
  const named = { ...condition, plain: `prediction/${idOf(plain)}` }
  await pool.query(
    `with said as (
      update item_version set data = jsonb_set(data, '{details,condition}', $2::jsonb) where item_id = $1
    ) update item set is_listed = true, details = jsonb_set(details, '{condition}', $2::jsonb) where id = $1`,
    [idOf(branch), JSON.stringify(named)],
  )
  const body = { version: 1, condition: named, summary: 'It was sold before, by whoever did not own it.' }
  expect((await ask(`PATCH ${branch}`, { as: 'ben', body })).body).toMatchObject({ item: { summary: body.summary } })
  expect((await askedWith(on)).branchings).toMatchObject([{ branches: [{ plain: null }], plains: [] }])
  expect((await askedWith(plain)).branchings).toEqual([])
})

test('where the same question without a condition is named later, forecasts are still of what is asked', async () => {
  const [on, plain] = [await question(), await question()]
  const condition = { on: `prediction/${idOf(on)}`, outcome: 'yes' }
  const branch = await written('ada', aPrediction('And if so?', { condition }), { isPublished: true })
  await forecast(branch, 'ben', yes(0.3))
  const named = { ...condition, plain: `prediction/${idOf(plain)}` }
  const patched = await ask(`PATCH ${branch}`, { as: 'ada', body: { version: 1, condition: named } })
  expect(patched.status).toBe(200)
  expect((await askedWith(plain)).branchings).toMatchObject([{ branches: [{ plain: idOf(plain) }] }])
  expect((await ask(`${branch}/forecasts/mine`, { as: 'ben' })).body.forecasts).toMatchObject([
    { isOfEarlierWording: false, itemVersion: 1 },
  ])
})

test('a page hears of what its branches name also while that is hidden, and never says which', async () => {
  const [on, plain] = [await question(), await question()]
  const condition = { on: `prediction/${idOf(on)}`, outcome: 'yes', plain: `prediction/${idOf(plain)}` }
  const branch = await written('ada', aPrediction('And if so?', { condition }), { isPublished: true })
  const hide = (at: string) =>
    pool.query(
      `update item set hidden_published_at = published_at, published_at = null, hidden_at = now(), hidden_reason = 'spam' where id = $1`,
      [idOf(at)],
    )
  const call = directCaller(askedWithContract, askedWithHandlers({ pool }))
  const drawn = async (at: string) => {
    const input = { params: { id: idOf(at) }, query: {} }
    const { page, shown } = await gatherShown(() => call('findAskedWith', input))
    return { said: JSON.stringify(page), tags: [...shown.tags] }
  }
  await hide(plain)
  const ofParent = await drawn(on)
  expect(ofParent.tags).toContain(`n${idOf(plain)}`)
  expect(ofParent.said).toContain('"plain":null')
  await hide(on)
  const ofBranch = await drawn(branch)
  expect(ofBranch.tags).toEqual(expect.arrayContaining([`n${idOf(on)}`, `n${idOf(plain)}`]))
  expect(ofBranch.said).toBe(JSON.stringify({ predictionId: idOf(branch), group: null, branchings: [] }))
})

type Named = { predictionId: string }
