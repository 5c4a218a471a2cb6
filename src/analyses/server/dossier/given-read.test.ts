/** How its asker says that a question is to be read: shown again by the preview, refused where it cannot be. */
import { describe, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import type { Ask, Question } from '../../ask/ask.ts'
import { readQuestion } from '../../ask/read-question.ts'
import type { Preview } from '../../dossier/preview.ts'

const { app, pool } = await givenServer({ stocked: true })
const ada = await givenUser(app)
const question = 'Will half of new cars be electric by 2034?'

type Answer = {
  code: number
  preview: Preview
  error?: { code: string; message: string; details?: { field: string }[] }
}
const ask = async (payload: object): Promise<Answer> => {
  const answer = await app.inject({ method: 'POST', url: '/api/analyses/preview', payload })
  return { code: answer.statusCode, ...answer.json() }
}
const refOf = async (label: string) =>
  (await pool.query<{ ref: string }>(`select kind || '/' || id as ref from item where label = $1`, [label])).rows[0]
    ?.ref ?? ''
const gold = await refOf('Price of gold')
const sea = await refOf('Sea level measured by satellite')

const read = (change: Partial<Ask> = {}, more: Partial<Question> = {}): Question => {
  const { parts, language } = readQuestion(question, new Date('2026-11-24'))
  return { parts: parts.map((part) => ({ ...part, ...change })), language, ...more }
}
const about = (...items: string[]): Ask['of'] => ({ items, words: '', measure: 'level' })

test('a reading that is handed back as it was answered is answered again', async () => {
  const { preview } = await ask({ question })
  const again = (await ask({ question, read: preview.read })).preview
  expect(again.read).toEqual(preview.read)
  expect(again.labels).toEqual(preview.labels)
  expect(again.gives).toEqual(preview.gives)
})

test('a question is about what its asker says, whatever its words; the words are then the names of that', async () => {
  const { preview } = await ask({ question: 'Who wins Eurovision in 2028?', read: read({ of: about(gold, sea) }) })
  expect(preview.isEmpty).toBe(false)
  expect(preview.read.parts[0]?.of).toEqual({
    items: [gold, sea],
    words: 'Price of gold, Sea level measured by satellite',
    measure: 'level',
    things: [],
  })
  expect(preview.labels).toMatchObject({ [gold]: 'Price of gold' })
  expect(preview.trends.slice(0, 2).map(({ ref, because }) => [ref, because])).toEqual([
    [gold, 'named'],
    [sea, 'named'],
  ])
})

test('what it asks is understood as its asker says', async () => {
  const { preview } = await ask({
    question,
    read: read({ wants: 'amount', when: { kind: 'in', from: 2031, to: 2031 }, relation: null }),
  })
  expect(preview.understood).toMatchObject({ wants: 'amount', from: 2031, to: 2031, threshold: null })
})

test('a part that was added without a word of its own is about what was chosen for it', async () => {
  const parts = [...read().parts, ...read({ of: about(gold) }).parts]
  const { preview } = await ask({ question, read: { parts, language: 'en' } })
  expect(preview.read.parts.map(({ of }) => of.items.length > 0)).toEqual([true, true])
  expect(preview.trends.map(({ ref }) => ref)).toContain(gold)
  expect(preview.gives).toHaveLength(2)
})

const gives = async (change: Partial<Ask>) => (await ask({ question, read: read(change) })).preview.gives[0]

const amount = { wants: 'amount', relation: null } as const

describe('what a report can give is said, and what it cannot', () => {
  test.each<[string, Partial<Ask>, RegExp]>([
    ['a place that nothing is about', { place: 'Germany' }, /^Germany alone: /],
    [
      'a year that no projection reaches',
      { of: about(gold), ...amount, when: { kind: 'in', from: 2150, to: 2150 } },
      /^Just this\. The nearest is Price of gold.*: that is for another time/,
    ],
    [
      'a month of what is measured by the year',
      { of: about(sea), ...amount, when: { kind: 'in', from: 2030, to: 2030, month: '06' } },
      /^Just this\. The nearest is .*: that is for another time/,
    ],
    [
      'one of several, of what only rises and falls',
      { of: about(gold), wants: 'which' },
      /^Just this\. The nearest is .*: that asks for something else/,
    ],
  ])('%s', async (_what, change, wanting) => {
    const given = await gives(change)
    expect(given?.cannot.filter((one) => wanting.test(one))).toHaveLength(1)
  })

  test('and nothing of what is known', async () => {
    expect(await gives({ of: about(gold), ...amount })).toMatchObject({
      can: [expect.stringMatching(/^The price of gold in \w+ \d{4}, with its range\.$/)],
      cannot: [],
    })
  })

  test('and what comes nearest is promised as that, and for nothing', async () => {
    const given = await gives({ of: about(gold) }) // at least 50 % of a price
    expect(given?.can).toEqual([expect.stringMatching(/^What comes nearest, and for nothing/)])
    expect(given?.cannot).toEqual([expect.stringMatching(/^Just this\. The nearest is Price of gold: /)])
  })

  test('and what things are measured in is offered for a number', async () => {
    expect((await gives({ of: about(gold) }))?.units[0]).toMatch(/US\$/)
  })

  test('a condition is looked for as what is asked is', async () => {
    const { preview } = await ask({
      question: 'If the US falls into recession before 2031, will gold be above 5000 dollars in 2030?',
    })
    const [part] = preview.read.parts
    expect(part?.condition?.of.items.map((ref) => preview.labels[ref])).toContainEqual(
      expect.stringMatching(/recession/i),
    )
    expect(preview.gives[0]?.cannot.filter((one) => one.startsWith('What changes if'))).toEqual([])
    const other = {
      ...(part?.condition as NonNullable<Ask['condition']>),
      of: { ...about(), words: 'the ice caps of Pluto melt' },
    }
    const asked = await ask({ question, read: read({ condition: other }) })
    expect(asked.preview.gives[0]?.cannot).toContain(
      'What changes if “the ice caps of Pluto melt”: nothing was found that is about that.',
    )
  })
})

describe('refused is', () => {
  const [part] = read().parts
  const when = (year: number) => read({ when: { kind: 'in', from: year, to: year } })
  test.each<[string, unknown, number, string]>([
    ['no part', read({}, { parts: [] }), 400, 'invalid-input'],
    ['five parts', read({}, { parts: Array.from({ length: 5 }, () => part) as Ask[] }), 400, 'invalid-input'],
    ['a text', 'everything', 400, 'invalid-input'],
    ['what somebody made up', { parts: [{ wants: 'gold' }], language: 'en' }, 400, 'invalid-input'],
    ['an enormous word', read({ of: { ...about(), words: 'x'.repeat(501) } }), 400, 'invalid-input'],
    ['a list of nine', read({ of: about(...Array.from({ length: 9 }, () => gold)) }), 400, 'invalid-input'],
    ['what is no reference', read({ of: about('gold') }), 400, 'invalid-input'],
    ['the year 0', when(0), 400, 'invalid-input'],
    ['the year 99999', when(99_999), 400, 'invalid-input'],
    ['month 13', read({ when: { kind: 'in', from: 2030, to: 2030, month: '13' } }), 400, 'invalid-input'],
    ['a number beyond all', read({ relation: { comparison: 'above', value: 1e300, unit: '' } }), 400, 'invalid-input'],
    ['a sign that no text can hold', read({ decision: 'whether\0' }), 400, 'invalid-input'],
    ['an item that is not there', read({ of: about('trend/99999') }), 409, 'read-item-not-found'],
    [
      'an item under another kind',
      read({ of: about(gold.replace('trend', 'prediction')) }),
      409,
      'read-item-not-found',
    ],
  ])('%s, with a sentence and the field', async (_what, given, code, refusal) => {
    const answer = await ask({ question, read: given })
    expect([answer.code, answer.error?.code]).toEqual([code, refusal])
    expect(answer.error?.details?.[0]?.field).toMatch(/^read/)
  })

  test('ten thousand parts, with as short an answer', async () => {
    const parts = Array.from({ length: 10_000 }, () => ({}))
    const answer = await app.inject({
      method: 'POST',
      url: '/api/analyses/preview',
      payload: { question, read: { parts, language: 'en' } },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body.length).toBeLessThan(10_000)
  })

  test('what somebody else keeps private, and to its author it is what is asked about', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words, owner_id, author, updated_at)
       select kind, title, 'My own gold', summary, body, category, tags, horizon_from, horizon_to, details, card, words, $1, 'Ada', now() from item where kind || '/' || id = $2
       returning id`,
      [ada.id, gold],
    )
    const mine = `trend/${rows[0]?.id}`
    expect((await ask({ question, read: read({ of: about(mine) }) })).error?.code).toBe('read-item-not-found')
    const own = (await ada.call('POST', '/api/analyses/preview', { question, read: read({ of: about(mine) }) })).json()
    expect(own.preview.labels[mine]).toBe('My own gold')
  })
})

const send = async (more: string) =>
  app.inject({
    method: 'POST',
    url: '/api/analyses/preview',
    headers: { 'content-type': 'application/json' },
    payload: `{"question":${JSON.stringify(question)},"read":${JSON.stringify(read({ of: about(gold) })).replace('"language"', `${more},"language"`)}}`,
  })

test('fields that nobody knows are left out, and names of prototypes are refused', async () => {
  const known = await send('"toString":1,"isOperator":true')
  expect([known.statusCode, Object.keys(known.json().preview.read)]).toEqual([200, ['parts', 'language']])
  for (const hostile of ['"__proto__":{"isOperator":true}', '"constructor":{"prototype":{"isOperator":true}}'])
    expect((await send(hostile)).statusCode).toBe(400)
})

test('signs that turn the direction of a text, or cannot be seen, are not handed on', async () => {
  const { preview } = await ask({
    question,
    read: read({ of: about(gold), decision: 'whether \u202Eto buy\u200b it' }),
  })
  expect(preview.read.parts[0]?.decision).toBe('whether to buy it')
})

test('of what has no numbers yet it says that they are being made, and of nothing that it is about something else', async () => {
  await pool.query(`delete from item_numbers where item_id = $1`, [gold.split('/')[1]])
  const given = await gives({ of: about(gold), ...amount })
  expect(given?.cannot).toEqual([
    'Just this, for a moment: the numbers of Price of gold are being made. Ask again once they are.',
  ])
})
