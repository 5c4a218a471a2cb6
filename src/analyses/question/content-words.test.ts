/** R27 Which words of a question say what it is about. */
import { expect, test } from 'vitest'
import { contentWords } from './content-words.ts'

const topics = (text: string) => contentWords(text).flatMap(({ word, weight }) => (weight === 1 ? [word] : []))

test.each([
  ['How much coal will be burnt in 2035?', ['coal']],
  ['Will the yuan replace the dollar?', ['yuan', 'dollar']],
  ['whats gonna happen with bitcoin', ['bitcoin']],
  ['Will half of the cars sold be electric?', ['cars', 'electric']],
  ["Will Bolt's record be beaten?", ['bolt', 'record']],
  ['How long will people live in 2060?', ['life', 'expectancy']],
  ['how likely is WW3', ['war']],
  ['Will coal shrink steadily, and roughly by a third?', ['coal']],
  ["What'll the yuan be worth, and won't it fall?", ['yuan']],
  ['How many kWh and TWh will wind turbines make per annum?', ['electricity', 'wind', 'power', 'annum']],
  ['Silver in Dec 2027, in percent of January', ['silver']],
  ['What share of the wine will be sold in US dollars?', ['wine', 'greenbacks']],
  ['What portion of the wine will be in usd?', ['wine', 'greenbacks']],
  ['usd slice of the wine', ['greenback', 'wine']],
  ['What will wine cost in US dollars?', ['wine']],
  ['Will anybody have lived longer than 122 years?', ['age', 'record', 'longevity']],
  ['Will wine be measured in that edition, somewhere?', ['wine']],
  ['World HDI in 2030', ['development', 'index']],
  ['How many natural disasters will there be?', ['natural', 'disasters']],
  ['What is the family supply of tea?', ['family', 'tea']],
])('%s names %j', (question, named) => expect(topics(question)).toEqual(named))

test('what people do is less of a subject than who does it, and more than what becomes of things', () => {
  const weights = Object.fromEntries(
    contentWords('Will war kill more people?').map(({ word, weight }) => [word, weight]),
  )
  expect(weights).toEqual({ war: 1, kill: 0.6, people: 0.15 })
})

test.each([
  ['Will inflation in Germany rise?', ['germany']],
  ['will inflation in germany rise?', []],
  ['Inflation next year?', []],
  ['Will The Yuan Replace The Dollar Soon', []],
  ['Will the US and NATO part?', []],
])('%s has the names %j', (question, names) => {
  expect(contentWords(question).flatMap(({ word, isName }) => (isName ? [word] : []))).toEqual(names)
})

test('the words of a text are read once, however often they are asked for', () => {
  expect(contentWords('Will people land on Mars?')).toBe(contentWords('Will people land on Mars?'))
})
