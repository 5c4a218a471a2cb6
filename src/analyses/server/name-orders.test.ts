/** The ledger says which order moved a unit, and leads to it. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { peopleOf } from '../../../test/given/analyses.ts'

const { app, pool } = await givenServer({ stocked: true })
const { orderer, order } = peopleOf(app, pool)

test('a row of the ledger names what was ordered and links to it, for whoever ordered it; once that is deleted it does not', async () => {
  const [ada, ben] = [await orderer({ trend: 2 }), await orderer({ trend: 1 })]
  const { analysis } = await order(ada, { trendId: '131' })
  await order(ben, { trendId: '134' })
  const movesOf = async (who: typeof ada) =>
    ((await who.call('GET', '/api/me/ledger')).json().entries as { kind: string; order: object | null }[])
      .filter(({ kind }) => kind === 'spend' || kind === 'release')
      .map(({ kind, order: named }) => [kind, named])
  const named = { title: analysis.question, path: `/analysis/${analysis.id}` }
  expect(await movesOf(ada)).toEqual([['spend', named]])
  await ada.call('POST', `/api/analyses/${analysis.id}/cancel`, {})
  expect(await movesOf(ada)).toEqual([
    ['release', named],
    ['spend', named],
  ])
  expect(JSON.stringify(await movesOf(ben))).not.toContain(named.path)
  await ada.call('DELETE', `/api/analyses/${analysis.id}`)
  expect(await movesOf(ada)).toEqual([
    ['release', null],
    ['spend', null],
  ])
})
