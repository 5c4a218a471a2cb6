/** How people lead up to a question, and what they say after it; on 26 November 2026. */
import { describe, expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const today = new Date('2026-11-26T12:00:00Z')
const read = (text: string) => readQuestion(text, today)

describe('what leads up to a question is no part of it', () => {
  test.each<string>([
    'Could you tell me how likely it is that tea is rationed by 2031?',
    'Could you please let me know how likely it is that tea is rationed by 2031?',
    'Might you be able to say, please, how likely it is that tea is rationed by 2031?',
    'Would you happen to know how likely it is that tea is rationed by 2031?',
    'Would you mind telling me how likely it is that tea is rationed by 2031?',
    'I was hoping you could tell me how likely it is that tea is rationed by 2031.',
    'I was wondering how likely it is that tea is rationed by 2031.',
    'I wonder if you could say how likely it is that tea is rationed by 2031.',
    "I'd be glad if you could tell me how likely it is that tea is rationed by 2031.",
    "I'd be curious to learn how likely it is that tea is rationed by 2031.",
    "I'd like to know, if possible, how likely it is that tea is rationed by 2031.",
    "I'd appreciate it if you could tell me how likely it is that tea is rationed by 2031.",
    'May I ask how likely it is that tea is rationed by 2031?',
    'Does anybody know how likely it is that tea is rationed by 2031?',
    'Hi, can someone estimate for us how likely it is that tea is rationed by 2031? Thanks!',
    'how likely it is that tea is rationed by 2031 please, a rough number is fine',
    'how likely it is that tea is rationed by 2031 – ballpark is ok, thanks in advance',
  ])('%s', (text) => {
    const { parts } = read(text)
    expect(parts).toMatchObject([
      { wants: 'chance', of: { words: 'how likely it is that tea is rationed' }, when: { to: 2031 }, decision: null },
    ])
  })

  test.each<[string, string]>([
    ['Could you give me the price of tea that you expect for 2031?', 'amount'],
    ['Could you give me an idea of what tea will cost in 2031?', 'amount'],
    ['Could you estimate for me the number of tea houses in 2031?', 'amount'],
    ['Might you be able to tell me in which year tea is rationed?', 'time'],
    ['Could you explain why tea is dear?', 'explain'],
    ['Explain to my savings club why tea is dear', 'explain'],
    ['Could you explain the price of tea?', 'explain'],
    ['Would you mind telling me who rations tea next?', 'which'],
    ['Could tea be rationed in 2031?', 'chance'],
    ['Tea at 4 dollars or more in 2031, yes or no and how sure', 'chance'],
    ['Tea at 4 dollars or more in 2031, likely or not', 'chance'],
    ['Is tea at 4 dollars in 2031? chance only', 'chance'],
    ['Is tea rationed between 2030 and 2035, so not sooner and not later?', 'chance'],
    ['What are the odds that tea is rationed from 2030 to 2035, neither before nor after?', 'chance'],
  ])('%s', (text, wants) => {
    const { parts } = read(text)
    expect(parts).toHaveLength(1)
    expect(parts[0]).toMatchObject({ wants, negated: false })
    expect(parts[0]?.of.words).not.toMatch(/\b(?:you|me|club|idea)\b/)
  })
})

describe('what somebody fears or hopes is asked for its chance', () => {
  test.each<[string, string]>([
    ['Do I have to worry that tea is rationed by 2031?', 'how likely is it that tea is rationed'],
    ['Should we fear a tea famine by 2031?', 'how likely is a tea famine'],
    ['Do we still need to worry about a tea famine by 2031?', 'how likely is a tea famine'],
    ['Is there a real danger of a tea famine by 2031?', 'how likely is a tea famine'],
    ['Is there any chance that tea is rationed by 2031?', 'how likely is it that tea is rationed'],
  ])('%s', (text, words) => {
    expect(read(text).parts.map(({ wants, when, of }) => [wants, when?.to, of.words])).toEqual([
      ['chance', 2031, words],
    ])
  })
})

test('nor is it where it stands after what is taken as given', () => {
  expect(read('Supposing that it rains before 2031, could you tell me how likely dear tea is?').parts).toMatchObject([
    { wants: 'chance', of: { words: 'how likely dear tea is' }, condition: { of: { words: 'it rains' } } },
  ])
})

test('what somebody wonders whether to do is what they decide', () => {
  expect(read('I wonder whether to sell the boat. Will tea be rationed?').parts[0]?.decision).not.toBeNull()
})

test('words are read long: what will, that have', () => {
  expect(read("What'll tea cost in 2031?").parts[0]?.of.words).toBe('What will tea cost')
  expect(read("How many states that've rationed tea will there be?").parts[0]?.of.words).toContain('that have')
})
