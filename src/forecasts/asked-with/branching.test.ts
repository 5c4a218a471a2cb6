import { expect, test } from 'vitest'
import { sayCameOut, wholesOf } from './branching.ts'

const question = { type: 'binary' as const }
const party = { type: 'choice' as const, options: ['Green', 'Blue', 'Other'] }
const asked = (id: number) => ({ predictionId: String(id), label: `Question ${id}`, question, outcome: null })
const under = (id: number, outcome: string, plain: string | null = null) => ({
  ...asked(id),
  under: outcome.split(' or '),
  plain,
})
const chances: Record<string, number> = { 1: 0.3, 2: 0.18, 3: 0.32, 4: 0.5, 9: 0.28 }
const said = ({ predictionId }: { predictionId: string }) => {
  const probability = chances[predictionId]
  return probability === undefined ? null : { type: 'binary' as const, probability }
}
const told = (id: number) => ({ predictionId: String(id), label: `Question ${id}`, chance: chances[id] ?? null })

test('branches of one question are held together with it, and each other stands alone', () => {
  const branches = [under(2, 'yes', '9'), under(4, 'yes'), under(3, 'no', '9')]
  expect(wholesOf({ on: asked(1), branches, plains: [asked(9)] }, said, '2')).toEqual([
    {
      on: told(1),
      plain: told(9),
      branches: [
        { ...told(2), weight: 0.3 },
        { ...told(3), weight: 0.7 },
      ],
    },
    { on: told(1), plain: null, branches: [{ ...told(4), weight: 0.3 }] },
  ])
})

test('of several that count alike each is held with the others, that of the page first', () => {
  const branches = [under(2, 'yes', '9'), under(3, 'no', '9'), under(5, 'no', '9')]
  const of = (id: string) =>
    wholesOf({ on: asked(1), branches, plains: [asked(9)] }, said, id).map((whole) =>
      whole.branches.map(({ predictionId }) => predictionId),
    )
  expect([of('1'), of('3'), of('5')]).toEqual([
    [
      ['2', '3'],
      ['5', '2'],
    ],
    [
      ['2', '3'],
      ['5', '2'],
    ],
    [
      ['2', '5'],
      ['3', '2'],
    ],
  ])
})

test('a condition of several options weighs each by its own chance, and by none while nobody says any', () => {
  const on = { ...asked(1), question: party }
  const branches = [under(2, 'Green'), under(3, 'Blue')]
  const estimate = { type: 'choice' as const, probabilities: { Green: 0.5, Blue: 0.4, Other: 0.1 } }
  const weights = (of: typeof said) =>
    wholesOf({ on, branches, plains: [] }, of, '2').map(({ branches: [one] }) => one?.weight)
  expect(weights(((one) => (one.predictionId === '1' ? estimate : said(one))) as typeof said)).toEqual([0.5, 0.4])
  expect(weights(() => null)).toEqual([null, null])
  // Somebody may have answered it as the question that it was.
  expect(weights(said)).toEqual([null, null])
})

test('a branch “otherwise” counts with all that no other names, and the parts are the whole', () => {
  const on = { ...asked(1), question: party }
  const branches = [under(2, 'Green', '9'), under(3, 'Blue or Other', '9'), under(5, 'Other', '9')]
  const estimate = { type: 'choice' as const, probabilities: { Green: 0.5, Blue: 0.4, Other: 0.1 } }
  const of = ((one) => (one.predictionId === '1' ? estimate : said(one))) as typeof said
  const wholes = wholesOf({ on, branches, plains: [asked(9)] }, of, '1')
  // What shares an outcome with another never counts beside it.
  expect(wholes.map((whole) => whole.branches.map(({ predictionId, weight }) => [predictionId, weight]))).toEqual([
    [
      ['2', 0.5],
      ['3', 0.5],
    ],
    [
      ['5', 0.1],
      ['2', 0.5],
    ],
  ])
  const came = { on: { ...on, outcome: { state: 'resolved', value: 'Other' } }, branches, plains: [] }
  expect(sayCameOut(came)).toBe(
    'Question 1 came out Other. It goes on: Question 3, Question 5. Annulled by rule: Question 2.',
  )
})

test('what has come out is held with nothing any more, by the number that it had', () => {
  const outcome = { state: 'resolved', value: 'yes' }
  const [branches, plain] = [[under(2, 'yes', '9'), under(3, 'no', '9')], asked(9)]
  expect(wholesOf({ on: asked(1), branches, plains: [{ ...plain, outcome }] }, said, '2')).toEqual([])
  const one = { on: asked(1), branches: branches.map((it, i) => (i === 0 ? { ...it, outcome } : it)), plains: [plain] }
  expect(wholesOf(one, said, '2')).toMatchObject([{ branches: [{ predictionId: '3' }] }])
})

test('what hangs on a number is held with nothing: nobody says how likely just that one is', () => {
  const range = { min: 0, max: 100, openBelow: false, openAbove: false, scale: 'linear' as const }
  const on = { ...asked(1), question: { type: 'numeric' as const, unit: 'ppm', range } }
  expect(wholesOf({ on, branches: [under(2, '45', '9'), under(3, '45')], plains: [asked(9)] }, said, '2')).toEqual([])
})

test('once it is known what the condition came to, it is said which go on, and nothing is held together any more', () => {
  const branches = [under(2, 'yes', '9'), under(3, 'no', '9')]
  const on = (outcome: { state: string; value: string | null }) => ({
    on: { ...asked(1), outcome },
    branches,
    plains: [],
  })
  const no = on({ state: 'resolved', value: 'no' })
  expect(sayCameOut(no)).toBe('Question 1 came out no. It goes on: Question 3. Annulled by rule: Question 2.')
  expect(sayCameOut(on({ state: 'annulled', value: null }))).toBe(
    'Question 1 was annulled. Annulled by rule: Question 2, Question 3.',
  )
  expect(sayCameOut({ on: asked(1), branches, plains: [] })).toBeNull()
  expect(wholesOf(no, said, '2')).toEqual([])
})
