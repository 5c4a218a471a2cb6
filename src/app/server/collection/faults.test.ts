/**
 * What does a fault in a file of the starter collection say? What it takes along is tried in
 * test/trials/collection.test.ts.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentTables } from '#items/server/tables.ts'
import { collectionWith, collectionWithOther } from '../../../../test/collection-copy.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { loadCollection } from '../collection.ts'

const never = (await givenDatabase<ContentTables>()).db
const stocked = (await givenDatabase<ContentTables>({ stocked: true })).db

const many = (await givenDatabase<ContentTables>({ stocked: true })).db

const fertility = 'trends/fertility.md'
const by = 'predictions/'
const power = 'scenarios/electricity-2045/'

describe('a fault', () => {
  test('names file, field and reason; what the file described stays as it was, and nothing else is touched', async () => {
    const folder = collectionWithOther(fertility, withoutLicence)
    const before = await itemsIn(stocked)
    const { faults, written, withdrawn } = await loadCollection(stocked, { folder })
    expect(faults).toEqual([
      `${folder}/trends/fertility.md: series.licence: Invalid input: expected string, received undefined`,
    ])
    expect({ written, withdrawn }).toEqual({ written: 0, withdrawn: 0 })
    expect(await itemsIn(stocked)).toEqual(before)
  })

  test('stops a strict load, which names every fault and writes nothing', async () => {
    const folder = collectionWithOther(fertility, (text) => withoutLicence(text).replace('horizon:', 'horizont:'))
    await expect(loadCollection(never, { folder, strict: true })).rejects.toThrow(/horizon: [\s\S]*series\.licence: /)
    expect(await itemsIn(never)).toEqual([])
  })
})

/** Each in a file of its own, so that one load finds them all. */
const faults: [what: string, path: string, from: string | RegExp, to: string, reason: string][] = [
  [
    'a field that no file has',
    'trends/hdi.md',
    '  frequency:',
    '  frequenzy: x\n  frequency:',
    'series.frequenzy: is no field',
  ],
  ['an id that another file has', 'trends/cement.md', /^id: .*/m, 'id: 12', 'id: is 12, as in predictions/'],
  [
    'another id than before',
    'trends/broadband.md',
    /^id: .*/m,
    'id: 9000',
    'id: was 129 before, and ids are permanent',
  ],
  ['an id for what people write', 'trends/ev-sales.md', /^id: .*/m, 'id: 10000', 'id: Too big'],
  ['front matter that is no YAML', 'trends/coal-co2.md', 'title: "', 'title: "x" "', 'front matter: '],
  ['no front matter', 'trends/ocean-ph.md', '---\n', '', 'front matter: is missing'],
  ['a label that is too long', 'trends/basic-water.md', /^label: .*/m, `label: ${'long '.repeat(8)}`, 'label: Too big'],
  [
    'an observation that is no number',
    'trends/arms-exports.md',
    /^ {4}1990 .*/m,
    '    1990 many',
    'series.observations: has a line',
  ],
  [
    'observations out of order',
    'trends/fertility.md',
    /^ {4}1990 /m,
    '    1890 ',
    'series.observations: is out of order at 1890',
  ],
  [
    'a forecast of another form',
    `${by}ai-clay-prize-by-2035.md`,
    'probability:',
    'likelihood:',
    'houseForecast.estimate.probability: ',
  ],
  [
    'a forecast of the house in parts',
    `${by}ai-compute-largest-2029.md`,
    /^  quantiles: (.*)/m,
    '  quantiles: $1\n  parts: [ { from: 1e+28, top: 2e+28, to: 4e+28, weight: 1 } ]',
    'houseForecast.parts: is no field here',
  ],
  ['a question of no type', `${by}ai-clay-prize-by-2050.md`, 'type: binary', 'type: trinary', 'question.type: '],
  [
    'dates in the wrong order',
    `${by}population-2050.md`,
    /^closes: .*/m,
    'closes: 2025-01-01',
    'closes: comes before it opens',
  ],
  [
    'an automatic answer from nowhere',
    `${by}sea-level-2030.md`,
    'trend: sea',
    'trend: no-sea',
    'automatic.trend: names trend/no-sea',
  ],
  [
    'a condition that cannot be',
    `${by}us-paris-return-if-democrat.md`,
    'outcome: D',
    'outcome: d',
    'condition.outcome: is none of its options',
  ],
  ['a link to nothing', `${by}wikipedia-articles-2030.md`, 'to: trend/', 'to: trend/no-', 'links.0: names trend/no-'],
  [
    'a member with an outcome that cannot be',
    `${power}long-lines.md`,
    'outcome: yes',
    'outcome: maybe',
    'members.3: is neither yes nor no',
  ],
  [
    'a member that is not there',
    `${power}roof-of-ones-own.md`,
    'to: prediction/',
    'to: prediction/no-',
    'members.3.to: names prediction/no-',
  ],
  [
    'a member without what it must be',
    `${power}round-the-clock.md`,
    ', outcome: yes',
    '',
    'members.3: is neither {to, outcome} nor',
  ],
  [
    'a state that the set does not have',
    `${power}short-of-wire.md`,
    'supply: fossil',
    'supply: soft',
    'states: says supply: soft',
  ],
  [
    'a set that is not there',
    'scenarios/food-land-2045/less-land.md',
    'set: food',
    'set: no-food',
    'set: names scenario-set/no-food',
  ],
  ['a reason against the matrix', `${power}set.md`, 'fossil -3:', 'fossil -2:', 'reasons: explains policy.strict'],
  [
    'a reading of a state that the set does not have',
    'scenarios/space-economy-2050/set.md',
    '  lift.dear: prediction',
    '  lift.free: prediction',
    'readings: names lift.free',
  ],
  [
    'a reading that names no outcome',
    'scenarios/trade-blocs-2040/set.md',
    'tech.split: prediction/ai-treaty-inspection-by-2036=no',
    'tech.split: prediction/ai-treaty-inspection-by-2036',
    'readings: has a line that is no',
  ],
  [
    'a judgement that is no number',
    'scenarios/food-land-2045/set.md',
    /=\d/,
    '=much',
    'crossImpacts: has a line that is no',
  ],
]

describe('is found and said', () => {
  let found: string[] = []
  beforeAll(async () => {
    found = await loadWithAll()
  })

  test.each(faults)('%s', (...[, path, , , reason]) => {
    expect(found.filter((line) => line.startsWith(`${path}: `))).toContainEqual(
      expect.stringContaining(`${path}: ${reason}`),
    )
  })

  test('and nothing else', () => {
    const paths = found.map((line) => line.split(':')[0])
    expect([...new Set(paths)].toSorted()).toEqual(
      [...faults.map(([, path]) => path), `${by}arctic-ice-september-2027.md`].toSorted(),
    )
  })
})

async function loadWithAll(): Promise<string[]> {
  const folder = collectionWith((text, path) => {
    const fault = faults.find(([, its]) => its === path)
    if (!fault) return text
    const [, , from, to] = fault
    const after = text.replace(from, to)
    if (after === text) throw new Error(`${path} does not hold what this test wants to change`)
    return after
  })
  return (await loadCollection(many, { folder })).faults.map((line) => line.slice(folder.length + 1))
}

function withoutLicence(text: string): string {
  return text.replace(/ {2}licence: .*\n/, '')
}

function itemsIn(db: typeof stocked) {
  return db.selectFrom('item').selectAll().orderBy('id').execute()
}
