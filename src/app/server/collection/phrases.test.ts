/** How sentences say what the questions of the collection ask: as a part of them, and nothing that is not asked. */
import { expect, test } from 'vitest'
import type { ContentTables } from '#items/server/tables.ts'
import { arrangementOf } from '#predictions/groups/arrangement.ts'
import { predictionDetails } from '#predictions/question.ts'
import { trendDetails } from '#trends/trend.ts'
import { givenDatabase } from '../../../../test/given.ts'

const { db } = await givenDatabase<ContentTables>({ stocked: true })
const rows = await db.selectFrom('item').selectAll().where('kind', '=', 'prediction').execute()
const numbersIn = (text: string) => text.match(/\d[\d,.]*/g) ?? []
const asked = rows.map(({ title, details }) => ({ title, ...predictionDetails.parse(details) }))

test('every question of the collection can be said within a sentence, and no two alike', () => {
  const phrases = asked.map(({ phrase }) => phrase ?? '')
  expect(new Set(phrases).size).toBe(asked.length)
  // A sentence goes on before and after it.
  expect(
    phrases.filter((phrase) => !/^(?:[a-z\d]|[A-Z][\w'’-]+ |\p{Lu}{2,})/u.test(phrase) || /[.?!:,]$/.test(phrase)),
  ).toEqual([])
})

test('every number in it stands in the title that it says', () => {
  const strange = asked.flatMap(({ title, phrase = '' }) => numbersIn(phrase).filter((one) => !title.includes(one)))
  expect(strange).toEqual([])
})

test('which order must hold of a group of the collection is read off its questions', () => {
  const groups = Map.groupBy(
    asked.filter(({ group }) => group),
    ({ group }) => group?.id ?? '',
  )
  const told = [...groups].map(([id, of]) => {
    const { axis, direction } = arrangementOf(of.map((one) => ({ ...one, mark: one.group?.label ?? '' })))
    return `${id}: ${axis}, ${direction}`
  })
  expect(told.toSorted()).toEqual([
    'ai-clay-prize: time, rising',
    'ai-compute-1e28: time, rising',
    'arctic-ice-free: time, rising',
    'brent-december-2027: threshold, falling',
    'co2-450: time, null',
    'co2-500: time, null',
    'fossil-co2-below-10500: time, null',
    'gistemp-2027: threshold, falling',
    'low-carbon-half: time, null',
    'mars-landing: time, rising',
    'nuclear-weapon-use: time, rising',
    'pandemic-emergency: time, rising',
    'population-9bn: time, null',
    'rsa-2048: time, rising',
    'taiwan-attack: time, rising',
    'us-recession: time, rising',
    'vei6-eruption: time, rising',
    'who-emergency: time, rising',
  ])
})

test('every series of the collection has a name within a sentence, in the singular, and no two alike', async () => {
  const trends = await db.selectFrom('item').selectAll().where('kind', '=', 'trend').execute()
  const names = trends.map(({ details }) => trendDetails.pick({ phrase: true }).parse(details).phrase ?? '')
  expect(new Set(names).size).toBe(trends.length)
  expect(
    names.filter((name) => /[.?!:,]$/.test(name) || /^(?:The|An?) |^(?:deaths|people|emissions)\b/.test(name)),
  ).toEqual([])
})
