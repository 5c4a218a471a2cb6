/** Where nothing answers: the nearest that the base has is told once, in a sentence that can be read aloud. */
import { expect, it } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenCheckedReport } from '../../../../test/given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

it('says of the nearest that it is one of several which, as a clause, and asks the same no second time', async () => {
  const { said } = await givenCheckedReport(pool, 'Which source will generate the most electricity in India in 2035?')
  const all = said('answer').join(' ')
  expect(all).toMatch(
    /The nearest that it answers is the chance that the source that generates the most electricity worldwide in 2035 is Solar, at \d+%: that is about another place\./,
  )
  expect(all).toContain('Near this the base also asks: ')
  expect(all).not.toContain('“Which source will generate the most electricity worldwide')
})

it('names the series that comes nearest in quotation marks', async () => {
  const { said } = await givenCheckedReport(pool, 'What will the price of gold be in India in 2030?')
  expect(said('answer').join(' ')).toContain('The nearest that it answers is “Price of gold”, at ')
})

it('names a change as what it is, with its sign', async () => {
  const { said } = await givenCheckedReport(pool, 'By how much will the price of oil rise in India until 2030?')
  expect(said('answer').join(' ')).toMatch(
    /The nearest that it answers is the change of the price of Brent oil from \w+ 2026 to \w+ 2030, at \+[\d,.]+ dollars/,
  )
})

it('tells what is nearest to two parts of a question once', async () => {
  const { said } = await givenCheckedReport(
    pool,
    'Which country will be next to join the EU by 2031? Which country will be next to join the EU by 2030?',
  )
  const all = said('answer')
  expect(all.filter((one) => one.startsWith('The nearest that it answers'))).toHaveLength(1)
  expect(all.at(-1)).toMatch(/^What else is asked, .*, the base answers with no number\.$/)
})
