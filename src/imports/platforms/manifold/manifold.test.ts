/** What is read of bets and markets of Manifold. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gather } from '../../reading/gather.ts'
import { manifold } from './manifold.ts'

const now = Date.parse('2026-11-28T00:00:00Z')
const at = (day: string) => Date.parse(`2024-01-${day}T00:00:00Z`)
const bet = (other: object = {}) => ({
  id: 'b1',
  userId: 'u1',
  contractId: 'm1',
  createdTime: at('05'),
  probBefore: 0.5,
  probAfter: 0.6,
  outcome: 'YES',
  amount: 10,
  shares: 17,
  ...other,
})
const market = (other: object = {}) => ({
  id: 'm1',
  question: 'Will it?',
  outcomeType: 'BINARY',
  url: 'https://manifold.markets/x/will-it',
  createdTime: at('01'),
  closeTime: at('31'),
  isResolved: false,
  ...other,
})
const resolved = (resolution: string, other: object = {}) =>
  market({ isResolved: true, resolution, resolutionTime: at('20'), ...other })
const answers = [
  { id: 'a1', text: 'Red' },
  { id: 'a2', text: 'Blue' },
]
const read = (whole: unknown, whose: string | null = null) =>
  gather(manifold.read([{ name: '', text: JSON.stringify(whole) }]), whose, now)

test('each bet counts as the price after it, sales and orders that were filled too', () => {
  const { questions, unread, notes } = read({
    bets: [
      bet({ id: 'b2', createdTime: at('07'), probAfter: 0.4, amount: -5, outcome: 'NO' }),
      bet(),
      bet({ id: 'b3', createdTime: at('08'), probAfter: 0.3, limitProb: 0.3, amount: 4 }),
      bet({ id: 'b4', createdTime: at('09'), limitProb: 0.1, orderAmount: 20, amount: 0, probAfter: 0.3 }),
      bet({ id: 'b5', createdTime: at('10'), isRedemption: true }),
    ],
    markets: [resolved('YES')],
  })
  expect(unread).toEqual([])
  expect(questions).toMatchObject([
    {
      key: 'm1',
      title: 'Will it?',
      url: 'https://manifold.markets/x/will-it',
      question: { type: 'binary' },
      opens: at('01'),
      closes: at('31'),
      outcome: { value: 'yes', knownAt: at('20') },
      forecasts: [
        { at: at('05'), estimate: { probability: 0.6 } },
        { at: at('07'), estimate: { probability: 0.4 } },
        { at: at('08'), estimate: { probability: 0.3 } },
      ],
    },
  ])
  expect(notes).toHaveLength(2)
})

test.each([
  [resolved('NO'), 'no'],
  [resolved('MKT', { resolutionProbability: 0.4 }), null],
  [resolved('CANCEL'), null],
])('%j: what resolved to a share or was cancelled scores nothing', (one, value) => {
  expect(read([bet(), one]).questions[0]?.outcome).toEqual({ value, knownAt: at('20') })
})

test('each answer of several is a question of yes or no, whichever way the market says what came', () => {
  const bets = [bet({ answerId: 'a1' }), bet({ id: 'b2', answerId: 'a2', probAfter: 0.2 })]
  const outcomesOf = (one: object) =>
    read([...bets, one]).questions.map(({ title, outcome }) => [title, outcome?.value])
  const several = { outcomeType: 'MULTIPLE_CHOICE', answers }
  const expected = [
    ['Will it?: Red', 'yes'],
    ['Will it?: Blue', 'no'],
  ]
  expect(outcomesOf(resolved('a1', several))).toEqual(expected)
  const apart = answers.map((one, i) => ({ ...one, resolution: ['YES', 'NO'][i], resolutionTime: at('20') }))
  expect(outcomesOf(market({ ...several, answers: apart }))).toEqual(expected)
  expect(outcomesOf(resolved('MKT', several)).map(([, value]) => value)).toEqual([null, null])
})

test('an old market has its answer in the outcome of the bet', () => {
  const { questions } = read([bet({ outcome: 'a2' }), resolved('a2', { outcomeType: 'FREE_RESPONSE', answers })])
  expect(questions).toMatchObject([{ key: 'm1 a2', title: 'Will it?: Blue', outcome: { value: 'yes' } }])
})

test.each([
  [
    bet(),
    market({ id: 'other' }),
    'market m1',
    'is a market that is not in the file: add what /v0/market answers of it',
  ],
  [
    bet(),
    market({ outcomeType: 'PSEUDO_NUMERIC' }),
    'market m1',
    'is a market of the type PSEUDO_NUMERIC, whose price is no chance',
  ],
  [
    bet({ answerId: 'a9' }),
    market({ outcomeType: 'MULTIPLE_CHOICE', answers }),
    'market m1',
    'has an answer that is not in the file: fetch its market by itself',
  ],
  [bet({ probAfter: 1.2 }), market(), 'bet b1', 'is no chance between 0 and 1'],
  [bet({ probAfter: undefined }), market(), 'bet b1', 'does not say where it left the price'],
  [bet({ createdTime: '2024' }), market(), 'bet b1', 'does not say when it was made'],
  [bet({ createdTime: now + 1 }), market(), 'bet b1', 'was made in the future'],
])('what cannot be read is told by its bet or its market: %#', (one, other, where, reason) => {
  expect(read([one, other])).toMatchObject({ unread: [{ where, reason }], questions: [], leftOut: 1 })
})

test('what is missing is told once, with how many bets it stands for', () => {
  const made = [
    bet({ answerId: 'a7' }),
    bet({ id: 'b2', answerId: 'a8' }),
    bet({ id: 'b3', answerId: 'a9', createdTime: at('06') }),
  ]
  const missing = read([...made, market({ id: 'other' })])
  expect([missing.unread, missing.leftOut]).toEqual([
    [expect.objectContaining({ where: 'market m1', reason: expect.stringContaining('not in the file'), rows: 3 })],
    3,
  ])
  const answerless = read([...made, market({ outcomeType: 'MULTIPLE_CHOICE', answers })])
  expect(answerless.unread).toMatchObject([{ where: 'market m1', rows: 3 }])
})

test('of several people one is asked for', () => {
  const told = read([bet(), bet({ id: 'b2', userId: 'u2', userName: 'Ben' }), market()])
  expect([told.whose, told.people.map(({ name }) => name)]).toEqual([null, ['u1', 'Ben']])
})

test('markets alone are no export', () => {
  expect(() => read([market()])).toThrow('has no bets in it')
})

const sample = resolve(import.meta.dirname, '../../../../../shared/reference/import-samples/manifold_v0_markets.json')
test.skipIf(!existsSync(sample))(
  'a market as the API answers it (skipped where shared/reference is not beside the repository)',
  () => {
    const markets = JSON.parse(readFileSync(sample, 'utf8'))
    const made = bet({ contractId: markets[0].id, createdTime: markets[0].createdTime + 1000 })
    expect(read({ bets: [made], markets })).toMatchObject({
      unread: [],
      questions: [{ title: 'Will I write a new blog post today?', outcome: { value: 'yes' } }],
    })
  },
)
