/** A version says nothing of items that its reader may not see, and nobody holds the process by what they write. */
import { expect, test } from 'vitest'
import { cpuUsage } from '../../../test/cpu.ts'
import { givenContent, refOf } from '../../../test/content-as.ts'
import { aTrend } from '../../../test/given/entries.ts'

test('R8 a link to a private item stands in a version for its author alone', async () => {
  const { ask, written } = await givenContent()
  const secret = refOf(await written('ada', aTrend('Nobody knows of this yet')))
  const shown = refOf(await written('ada', aTrend('Everybody knows of this'), { isPublished: true }))
  const links = [secret, shown].map((to) => ({ to, relation: 'drives' }))
  const at = await written('ada', aTrend('Paper is used up', { links }), { isPublished: true })
  const named = async (as?: 'ada' | 'ben') => {
    const { text } = await ask(`${at}/versions/1`, { as })
    expect([secret, shown].some((ref) => text.includes(ref))).toBe(false)
    return ['Nobody knows of this yet', 'Everybody knows of this'].map((title) => text.includes(`item: “${title}”`))
  }
  expect(await named('ada')).toEqual([true, true])
  expect(await named('ben')).toEqual([false, true])
  expect(await named()).toEqual([false, true])
  await ask(`POST /api/items/${secret}/publish`, { as: 'ada' })
  expect(await named('ben')).toEqual([true, true])
  const twin = refOf(await written('ada', aTrend('Everybody knows of this'), { isPublished: true }))
  const both = [shown, twin].map((to) => ({ to, relation: 'drives' }))
  const other = await written('ada', aTrend('Paper is used twice', { links: both }), { isPublished: true })
  const { text } = await ask(`${other}/versions/1`)
  for (const ref of [shown, twin]) expect(text).toContain(`“Everybody knows of this” (${ref})`)
})

test('45,000 unknown fields are refused in a moment', async () => {
  const { create } = await givenContent()
  const unknown = Object.fromEntries(Array.from({ length: 45_000 }, (_, i) => [`k${i}`, 0]))
  const before = cpuUsage()
  const { status, body } = await create({ ...aTrend(), ...unknown })
  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'unknown-field' })
  expect(cpuUsage(before).user / 1000).toBeLessThan(2500) // compared field with field they took five seconds
})
