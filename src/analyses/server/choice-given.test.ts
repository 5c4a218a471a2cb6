/** What somebody decides on the answer travels with their reading; what cannot be taken of it says why. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import type { Choice } from '../decision/choice.ts'
import { noConsequences } from '../decision/no-consequences.ts'
import { readQuestion } from '../ask/read-question.ts'

const { app } = await givenServer({ stocked: true })
const question = 'Will gold be above 5000 dollars in 2030?'

async function preview(choice: unknown) {
  const read = { ...readQuestion(question, new Date()), ...(choice !== undefined && { choice }) }
  const answer = await app.inject({ method: 'POST', url: '/api/analyses/preview', payload: { question, read } })
  return { code: answer.statusCode, ...answer.json() }
}

const option = (name: string, ...brings: number[]) => ({ name, brings })
const between = (...options: Choice['options']): Choice => ({ ...noConsequences, unit: 'euros', options })
const [buy, lease] = [option('buy', 100, -20), option('lease', 40, 40)]

test.each<[string, unknown, string, string]>([
  ['no options', between(), 'options-missing', 'options'],
  ['one option', between(buy), 'options-missing', 'options'],
  ['five', between(...'abcde'.split('').map((name) => option(name))), 'too-many-options', 'options'],
  ['an option without a name', between(buy, option(' ', 1, 2)), 'option-unnamed', 'options.1.name'],
  ['a name of signs that nobody sees', between(buy, option('\u202e\u200b', 1, 2)), 'option-unnamed', 'options.1.name'],
  ['two of one name', between(buy, option('BUY\u200b', 1, 2)), 'options-alike', 'options.1.name'],
  ['an endless name', between(buy, option('x'.repeat(61), 1, 2)), 'option-name-too-long', 'options.1.name'],
  ['an endless unit', { ...between(buy, lease), unit: 'x'.repeat(61) }, 'option-name-too-long', 'unit'],
  ['a table half filled', between(buy, option('lease')), 'table-half-filled', 'options.1.brings'],
  ['one outcome of two', between(buy, option('lease', 4)), 'table-half-filled', 'options.1.brings'],
  ['a third outcome', between(buy, option('lease', 4, 5, 6)), 'table-half-filled', 'options.1.brings'],
  ['more than there is', between(buy, option('lease', 1, -1.1e12)), 'amount-too-large', 'options.1.brings.1'],
  ['amounts of nothing', { ...between(buy, lease), unit: ' ' }, 'amounts-without-unit', 'unit'],
  [
    'an amount in words',
    between(buy, { name: 'lease', brings: ['4', 5] } as never),
    'invalid-input',
    'options.1.brings.0',
  ],
  ['a day that is none', { ...between(buy, lease), again: '2027-02-30' }, 'invalid-input', 'again'],
  ['a sign that no text can hold', between(buy, option('lea\0se', 4, 5)), 'invalid-input', 'options.1.name'],
])('a decision with %s is refused', async (_what, choice, code, field) => {
  const { code: status, error } = await preview(choice)
  expect([status, error.code]).toEqual([400, code])
  expect(error.details[0].field).toBe(`read.choice.${field}`)
})

test('a decision is shown again as it was told, without what turns its letters round', async () => {
  const choice = { ...between(option('buy \u202Eone', 100, -20), lease), again: '2027-03-01' }
  const { preview: shown } = await preview(choice)
  expect(shown.read.choice).toEqual({ ...choice, options: [option('buy one', 100, -20), lease] })
  expect((await preview(undefined)).preview.read).not.toHaveProperty('choice')
})

const aChance = expect.stringMatching(/^The chance that the price of gold is above 5,000 dollars/)
const can = async (choice: Choice) => (await preview(choice)).preview.gives[0].can

test('what each option brings is promised beside its answer, and options alone are not', async () => {
  expect(await can(between(buy, lease))).toEqual([aChance, expect.stringMatching(/^Your options side by side/)])
  expect(await can(between(option('buy'), option('lease')))).toEqual([aChance])
})

test('options need no amounts, and no unit then', async () => {
  const { code, preview: shown } = await preview({ ...between(option('buy'), option('lease')), unit: '' })
  expect([code, shown.read.choice.options.length]).toEqual([200, 2])
})
