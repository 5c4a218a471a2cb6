import { beforeAll, describe, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import type { Question } from '../../ask/ask.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { type Dossier, dossier as dossierSchema } from '../../dossier/dossier.ts'
import { leastFit } from '../../dossier/fit.ts'
import { whyTooLittle } from '../../dossier/too-little.ts'
import { understand } from '../../question/understand.ts'
import { gatherDossier } from './gather-dossier.ts'

const now = new Date('2026-11-21T12:00:00Z')
const { pool, app } = await givenServer({ stocked: true })
const gather = (question: string, asked: { trend?: string; accountId?: string } = {}) =>
  gatherDossier(pool, understand(question, now), {
    kind: asked.trend ? 'trend' : 'full',
    trend: asked.trend ?? null,
    accountId: asked.accountId ?? null,
    now,
  })
const idOf = async (label: string) =>
  (await pool.query<{ id: string }>('select id from item where label = $1', [label])).rows[0]?.id ?? ''
const of = ({ items }: Dossier, kind: string) => items.filter((item) => item.kind === kind)

beforeAll(() => app.makeNumbers())

test('a dossier holds at most 8 trends, 12 predictions and 8 scenarios, the best fit first, each whole and with its newest numbers', async () => {
  const dossier = await gather('Will fossil CO2 emissions be lower in 2035 than today?')
  expect(dossierSchema.parse(dossier)).toEqual(dossier)
  // Beside them the other series of a known identity, which can answer nothing.
  const beside = of(dossier, 'trend').filter(({ about, fit }) => about === 0 && fit < leastFit)
  expect(of(dossier, 'trend').length - beside.length).toBeLessThanOrEqual(8)
  expect(of(dossier, 'prediction').length).toBeLessThanOrEqual(12)
  expect(of(dossier, 'scenario').length).toBeLessThanOrEqual(8)
  const fits = dossier.items.map(({ fit }) => fit)
  expect(fits).toEqual(fits.toSorted((a, b) => b - a))
  const trend = dossier.items.find(({ label }) => label === 'Fossil CO2 emissions')
  expect(trend?.details['series']).toMatchObject({ unit: expect.stringContaining('tonnes') })
  expect(trend?.numbers?.['projection']).toMatchObject({ refused: null })
  expect(whyTooLittle(dossier)).toBeNull()
})

test('the whole of a question and its only part are looked for once', async () => {
  const asked: string[] = []
  const listening = new Proxy(pool, {
    get: (target, name) =>
      name === 'query'
        ? (query: { text: string; values: unknown[] }) => {
            asked.push(JSON.stringify([query.text, query.values]))
            return target.query(query)
          }
        : Reflect.get(target, name),
  })
  const wanted = { kind: 'full' as const, trend: null, accountId: null, now }
  await gatherDossier(listening, understand('Will a human being land on Mars by 2050?', now), wanted)
  const found = asked.filter((one) => /with (?:told|tied|front) as/.test(one))
  expect(found.length).toBeGreaterThan(2)
  expect(new Set(found).size).toBe(found.length)
})

test('links lead to items of the dossier alone, and every scenario brings its set', async () => {
  const dossier = await gather('What will the response to climate change look like in 2050?')
  const refs = new Set(dossier.items.map(({ ref }) => ref))
  for (const { links } of dossier.items) for (const { to } of links) expect(refs).toContain(to)
  expect(dossier.items.some(({ links }) => links.length > 0)).toBe(true)
  const sets = new Set(of(dossier, 'scenario').map(({ details }) => details['set']))
  expect(sets.size).toBeGreaterThan(0)
  expect(new Set(Object.keys(dossier.sets))).toEqual(sets)
  expect(dossier.sets['climate-response-2050']?.title).toBe('The response to climate change, 2050')
})

test('the dossier of a trend analysis is about that trend and holds what is linked to it', async () => {
  const id = await idOf('CO2 in the air')
  const dossier = await gather('Where is this heading: CO2 in the air?', { trend: `trend/${id}` })
  expect(dossier.items[0]).toMatchObject({ ref: `trend/${id}`, because: 'named', fit: 1 })
  const { rows } = await pool.query<{ ref: string }>(
    `select kind || '/' || item.id as ref from link join item on item.id = from_id where to_id = $1`,
    [id],
  )
  const refs = dossier.items.map(({ ref }) => ref)
  for (const { ref } of rows) expect(refs).toContain(ref)
})

test('a trend analysis asks what it likes: the trend stays its subject, also where nothing else fits', async () => {
  const id = await idOf('World suicide rate')
  const dossier = await gather('best pizza dough', { trend: `trend/${id}` })
  expect(dossier.items[0]?.ref).toBe(`trend/${id}`)
  expect(whyTooLittle(dossier)).toBeNull()
})

test('numbers of another version than the item’s are as good as none', async () => {
  const id = await idOf('CO2 in the air')
  await pool.query('update item set version = version + 1 where id = $1', [id])
  const stale = await gather('How much CO2 is in the air?')
  expect(stale.items.find(({ ref }) => ref === `trend/${id}`)).toMatchObject({ numbers: null, restsOn: [] })
  await pool.query('update item set version = version - 1 where id = $1', [id])
  const fresh = await gather('How much CO2 is in the air?')
  expect(fresh.items.find(({ ref }) => ref === `trend/${id}`)?.numbers).not.toBeNull()
})

describe('what the base lacks is said', () => {
  test.each<[string, RegExp]>([
    ['Will a pandemic come in 2044?', /^No question in the base asks about 2044; the nearest is about 20\d\d\.$/],
    ['Who hosts the Olympics in 2036?', /^No series measures this\.$/],
    ['Will China attack Taiwan or Zanzibar?', /^Nothing in the base is about “Zanzibar”\.$/],
    [
      'What will gold cost, and what will oil cost, and how high will the sea be, and how many people will there be, and who wins in 2028?',
      /^One report answers four questions at most, so that “who wins in 2028” must be asked apart\.$/,
    ],
    ['How many transistors fit on a chip?', /^The series of Most transistors on a chip ends in 20\d\d\.$/],
  ])('%s', async (question, gap) => expect((await gather(question)).gaps.join('\n')).toMatch(new RegExp(gap, 'm')))

  test('what asks when asks about each year until its last', async () => {
    const { gaps } = await gather('Will a new tuberculosis vaccine for adults be licensed by 2033?')
    expect(gaps.join()).not.toContain('No question')
  })

  test('and where nothing is lacking nothing is', async () => {
    expect((await gather('Will there be another pandemic by 2035?')).gaps.join()).not.toContain('No question')
  })
})

describe('why the base knows too little', () => {
  test('a question about nothing that it knows', async () => {
    const dossier = await gather('best pizza dough')
    expect(dossier).toMatchObject({
      items: [],
      gaps: ['Nothing in the base is about “pizza” or “dough”.'],
      sets: {},
      resolved: [],
    })
    expect(whyTooLittle(dossier)).toBe(
      'The base knows nothing about this. Nothing in the base is about “pizza” or “dough”.',
    )
    expect(whyTooLittle(await gather('the future of'))).toMatch(
      /^The base knows nothing about this\. The question names nothing that could be looked for\. Ask what is to come: /,
    )
  })

  test.each(['test test 123', 'hello', 'what can you do?'])('of “%s” nothing is looked for', async (text) => {
    const dossier = await gather(text)
    expect(dossier.items).toEqual([])
    expect(whyTooLittle(dossier)).toContain('Ask what is to come: ')
  })

  test.each(['Who was president of the United States in 1987?', 'Did the Berlin Wall fall in 1990?'])(
    'what is over and was not measured: %s',
    async (text) => expect(whyTooLittle(await gather(text))).toMatch(/^The year 19\d\d is over\. /),
  )

  test('but not what was measured of a year that is over', async () => {
    expect(whyTooLittle(await gather('How many people lived on Earth in 1987?'))).toBeNull()
  })

  test('a trend that is gone', async () => {
    expect(whyTooLittle(await gather('CO2 in the air', { trend: 'trend/99999' }))).toBe(
      'The trend that this is about is not in the base any more.',
    )
  })

  test('a trend of somebody else that is private', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, updated_at)
       values ('trend', 'Zeppelins return', 'Zeppelins', 'More zeppelins fly.', '', 'technological', '{transport}', 2027, 2035,
         '{"series": null, "thresholds": [], "signals": []}', '{"series": null}', '71', 'Ada', now()) returning id`,
    )
    const trend = `trend/${rows[0]?.id}`
    expect(whyTooLittle(await gather('Where is this heading?', { trend }))).toBe(
      'The trend that this is about is not in the base any more.',
    )
    expect(whyTooLittle(await gather('Where is this heading?', { trend, accountId: '71' }))).toBe(
      'This trend has no series that may be shown, and nothing else in the base bears on it.',
    )
  })
})

test('questions that have resolved stand apart, with their outcome', async () => {
  const id = await idOf('Pandemic emergency by 2035')
  const outcome = { state: 'resolved', value: 'no', at: '2036-01-01', reason: 'None was declared.' }
  await pool.query(
    `update item set outcome = 'resolved', details = jsonb_set(details, '{outcome}', $2) where id = $1`,
    [id, JSON.stringify(outcome)],
  )
  const dossier = await gather('Will there be another pandemic by 2035?')
  expect(dossier.resolved).toMatchObject([{ ref: `prediction/${id}`, outcome: 'no', at: '2036-01-01' }])
  expect(dossier.items.map(({ ref }) => ref)).not.toContain(`prediction/${id}`)
  // Nor is it what the question is about: else whoever confirms how it was read would be told that it has gone since.
  expect(dossier.read.parts[0]?.of.items).not.toContain(`prediction/${id}`)
  expect(dossier.read.parts[0]?.of.items.length).toBeGreaterThan(0)
  expect((await about(dossier.read)).gaps).not.toContain(gone)
})

const chosen = (...items: string[]): Question => {
  const { parts, language } = readQuestion('Will half of new cars be electric by 2034?', now)
  return { parts: parts.map((part) => ({ ...part, of: { ...part.of, items, words: '' } })), language }
}
const about = (given: Question) =>
  gatherDossier(pool, understand('Zanzibar?', now, given), { kind: 'full', given, trend: null, accountId: null, now })
const gone = 'Something that was chosen has gone from the base since, or has been resolved: the report does without it.'

describe('of what was chosen for a question', () => {
  test('what has gone since is said, and the rest makes the report', async () => {
    const dossier = await about(chosen('trend/99999', 'trend/131'))
    expect(dossier.read.parts[0]?.of.items).toEqual(['trend/131'])
    expect(dossier.items[0]?.ref).toBe('trend/131')
    expect(dossier.gaps[0]).toBe(gone)
    expect(whyTooLittle(dossier)).toBeNull()
    const whole = await about(chosen('trend/131'))
    expect(whole.gaps).not.toContain(gone)
  })

  test('nothing is left where all of it has gone, and that is said', async () => {
    const dossier = await about(chosen('trend/99999'))
    expect(whyTooLittle(dossier)).toContain(gone)
  })
})
