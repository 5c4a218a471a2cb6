/** What is projected of the parts of the starter collection, beside the wholes that their files name. */
import { expect, test } from 'vitest'
import { givenNumbers } from '../../../test/given/numbers.ts'
import { wholeOf } from '../whole/whole.ts'

const { app, pool, idsMade, newest, observe } = await givenNumbers()
const [sun, electricity] = ['170', '139']

/** Every part with its whole, as they stand. */
async function listParts() {
  const { rows } = await pool.query<{ id: string; whole: string }>(
    `select id, split_part(details #>> '{whole,item}', '/', 2) as whole from item where details ? 'whole' order by id`,
  )
  return Promise.all(
    rows.map(async ({ id, whole }) => {
      const [part, all] = await Promise.all([detailsOf(id), detailsOf(whole)])
      return { id, part, all: { ...all, numbers: await newest(whole) }, projection: await projectionOf(id) }
    }),
  )
}

async function detailsOf(id: string) {
  const { rows } = await pool.query(
    `select kind || '/' || id as ref, title, details_whole(details) as details from item where id = $1`,
    [id],
  )
  return rows[0]
}

const projectionOf = async (id: string) => (await newest(id)).numbers.projection

async function mustHold() {
  const parts = await listParts()
  for (const { part, all, projection } of parts) {
    const known = wholeOf(part.details.series, all)
    expect(known?.ahead.at(-1)?.at).toBe(projection.points.at(-1).at)
    for (const { at, knots } of projection.points) {
      const most = known?.ahead.find((one) => one.at === at)?.knots ?? []
      knots.forEach((knot: number, i: number) => expect(knot).toBeLessThanOrEqual(most[i] ?? NaN))
    }
  }
  return parts
}

const pageOf = async (id: string) => (await app.inject(`/trend/${id}`)).body.replaceAll('<!-- -->', '')

test('no end of a band of a part lies above the same of its whole, in any year', async () => {
  expect((await mustHold()).map(({ id }) => id)).toEqual(['134', '165', '170', '179'])
})

test('a page says of which whole its trend is a part, and from when on that bounds it', async () => {
  const { cutFrom } = (await projectionOf(sun)).whole
  expect(await pageOf(sun)).toContain(
    `It is part of world electricity generation, and no part is more than its whole: from ${cutFrom} on, what would lie above the projection of the whole is held to it.`,
  )
  const nuclear = await pageOf('165')
  expect(nuclear).toContain('its projection would be held to that, and lies below it everywhere.')
  expect(await pageOf(electricity)).not.toContain('no part is more than its whole')
})

test('a part is made anew once its whole is revised, rests on what it was then, and its page shows it', async () => {
  const [was, before] = [await newest(sun), await pageOf(sun)]
  expect(was.restsOn).toEqual([{ item: `trend/${electricity}`, version: 1 }])
  const made = await idsMade(async () => {
    await observe(electricity, 0.8)
    await app.makeNumbers()
  })
  expect(made).toContain(sun)
  const is = await newest(sun)
  expect(is.restsOn).toEqual([{ item: `trend/${electricity}`, version: 2 }])
  expect(Number(is.numbers.projection.whole.cutFrom)).not.toBe(Number(was.numbers.projection.whole.cutFrom))
  await mustHold()
  const after = await pageOf(sun)
  expect(after).not.toBe(before)
  expect(after).toContain(`from ${is.numbers.projection.whole.cutFrom} on, what would lie above`)
})
