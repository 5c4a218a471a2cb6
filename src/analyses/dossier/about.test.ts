/** R27 Whether an item is about what a question asks. */
import { expect, test } from 'vitest'
import { aboutness, isRemedy, labelWeight, leastAbout, namedShare, partly, phrasesOf } from './about.ts'

/** A label, phrase by phrase; what the question says too in capitals, in other words with a ~. */
const said = (...phrases: string[]) =>
  phrases.map((phrase) =>
    phrase.split(' ').map((one) => {
      const word = one.replace('~', '').toLowerCase()
      const asked = one.startsWith('~') ? 0.5 : one === one.toUpperCase() ? 1 : 0
      return { weight: labelWeight(word, 1), asked, isSubject: asked > 0, isRemedy: isRemedy(word) }
    }),
  )
const whole = { named: 1, isMeasured: false }
const measured = { named: 1, isMeasured: true }

test('an item is about a question whose words are all that its label names', () => {
  expect(aboutness(said('CHILD MORTALITY'), measured)).toBe(1)
  expect(aboutness(said('SEA level measured'), measured)).toBeGreaterThan(0.7)
})

test('an item about something narrower is less about it, and at last not at all', () => {
  const [alone, narrower, other] = [said('RECESSION'), said('us RECESSION'), said('nato', 'RUSSIA clash')].map((one) =>
    aboutness(one, whole),
  )
  expect(alone).toBe(1)
  expect(narrower).toBe(0.5)
  expect(other).toBeLessThan(leastAbout)
})

test('other words say it half as well', () => {
  expect(aboutness(said('~DISPLACED'), whole)).toBe(0.5)
})

test('a number of something else is no answer, though its label holds the word', () => {
  expect(aboutness(said('co2 emissions', 'COAL'), measured)).toBeLessThan(leastAbout)
  expect(aboutness(said('deaths', 'ARMED CONFLICTS'), measured)).toBeLessThan(leastAbout)
  expect(aboutness(said('deaths', 'ARMED CONFLICTS'), whole)).toBeGreaterThan(leastAbout)
})

test('what works against a thing is not the thing, unless the question names it', () => {
  expect(aboutness(said('MEASLES vaccination'), whole)).toBeLessThan(leastAbout)
  expect(aboutness(said('MEASLES VACCINATION'), whole)).toBe(1)
})

test('an item that lacks part of what the question names answers nothing', () => {
  expect(aboutness(said('DOLLAR share'), { named: 0.5, isMeasured: false })).toBe(partly)
})

test('an item whose label names nothing of the subject is about something else', () => {
  const label = said('journalists KILLED').map((words) => words.map((word) => ({ ...word, isSubject: false })))
  expect(aboutness(label, whole)).toBe(0)
})

test('what a question names counts where it stands in a name or a summary, by its weight', () => {
  const concepts = [
    { weight: 3, isTopic: true },
    { weight: 1, isTopic: true },
    { weight: 5, isTopic: false },
  ]
  expect(namedShare(concepts, [5, 1, 5])).toBe(0.75)
  expect(namedShare(concepts, [1, 4, 0])).toBe(0.25)
})

test.each([
  ['Sea level measured by satellite', ['Sea level ']],
  ['Pandemic emergency by 2035', ['Pandemic emergency ']],
  ['Freight by zeppelin', ['Freight by zeppelin']],
  ['CO2 emissions from coal', ['CO2 emissions ', ' coal']],
])('the label %j has the phrases %j', (label, phrases) => expect(phrasesOf(label)).toEqual(phrases))
