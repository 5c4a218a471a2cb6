/** R27 What is asked of any time of a year, of all of it or of beyond two values is answered by just that. */
import { expect, test } from 'vitest'
import { checkReport } from '#analyses/checking/check-report.ts'
import { givenDatabase } from '../../given.ts'
import { givenReport } from '../../given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function read(question: string) {
  const { report, resolve } = await givenReport(pool, question, { now: new Date('2026-11-24T12:00:00Z') })
  expect(await checkReport(report, resolve)).toEqual([])
  const formula = report.evidence.find(({ id }) => id === report.answer?.evidence)?.formula
  return { says: report.answer?.says ?? null, formula: formula ?? null }
}

test.for<[question: string, says: RegExp, formula: string]>([
  ['Will Brent average above $90 over the year 2027?', /on average in 2027$/, 'chance-of-mean-at-least'],
  ['Will Brent hit 100 dollars in 2027?', /at any time in 2027$/, 'chance-of-any-at-least'],
  ['How likely is a doubling of the gold price at any time before 2031?', /at any time/, 'chance-of-any-at-least'],
  ['Could US gas fall under 2 dollars or climb over 5 in December 2027?', /does not lie between 2 and/, 'chance-not'],
  ['Will a US recession begin by June 2028?', /begins by the end of Jun 2028$/, 'hazard-before'],
  ['Will a US recession begin by mid 2030?', /begins by the end of Jun 2030$/, 'hazard-between'],
  ['Will a US recession begin in 2028?', /begins in 2028, and not before$/, 'chance-within'],
  ['Will a US recession begin in spring 2029?', /from Mar 2029 to May 2029, and not before$/, 'chance-within'],
  ['Will electric cars get to half of new car sales between 2030 and 2035?', /from 2030 to 2035, and/, 'chance-within'],
  ['Will people land on the Moon by June 2029?', /again by the end of Jun 2029$/, 'chance-by-year'],
  ['Will Brent pass 100 dollars by June 2027?', /at any time until the end of Jun 2027$/, 'chance-of-any-at-least'],
  ['How much will gold rise by March 2028?', /from \w+ 2026 to Mar 2028$/, 'difference'],
  ['Combined output of wind and solar in 2030, will it top 9,000 TWh?', /together make more/, 'sum-at-least'],
])('“%s” is answered by %s', async ([question, says, formula]) => {
  const found = await read(question)
  expect(found.says).toMatch(says)
  expect(found.formula).toBe(formula)
})

async function valueOf(question: string): Promise<number> {
  const { report } = await givenReport(pool, question)
  return Number(report.evidence.find(({ id }) => id === report.answer?.evidence)?.value)
}

test.for<[question: string, chance: (early: number, late: number) => number]>([
  ['Will people land on Mars between 2041 and 2050?', (early, late) => late - early],
  ['If nobody lands on Mars by 2040, how likely is one by 2050?', (early, late) => (late - early) / (1 - early)],
])('“%s” is told by what the base asks of both years', async ([question, chance]) => {
  const [early, late] = [
    await valueOf('Will people land on Mars by 2040?'),
    await valueOf('Will people land on Mars by 2050?'),
  ]
  expect(await valueOf(question)).toBeCloseTo(chance(early, late), 9)
})

test('what is asked again of what has not come is no answer to what follows from it', async () => {
  expect((await read('If there is a US recession by 2028, how likely is one by 2031?')).says).toBeNull()
})

test('a month that is asked for is told as a month', async () => {
  const asked = [
    'Which month does CO2 in the air hit 440 ppm for the first time?',
    'In what month do people next walk on the Moon?',
  ]
  for (const question of asked) {
    const { report } = await givenReport(pool, question)
    expect(report.answer?.says).toMatch(/^The month in which /)
    expect(report.answer?.figure).toMatch(/^[A-Z][a-z]{2} 20\d\d$/)
  }
})

test('what stands at the end of a year is no answer to what is met in it', async () => {
  expect((await read('Will bitcoin hit 100k in 2027?')).says).toBeNull()
})
