import { AsyncLocalStorage } from 'node:async_hooks'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Streamed, StreamedText, streamOf, streamOfText } from './streamed.ts'

const schema = z.object({
  title: z.string(),
  none: z.array(z.number()),
  items: z.array(z.object({ id: z.string(), versions: z.array(z.object({ n: z.int() })) })),
})
async function* made<T>(...values: T[]) {
  yield* values
}
const answer = (items: AsyncIterable<unknown>, end?: () => void) =>
  new Streamed({ title: '"A"', none: made<unknown>(), items, secret: 'x' }, end)

test('a list that is made while it is sent reads as if it had been made before, without what the contract does not name', async () => {
  const items = made<unknown>(new Streamed({ id: '1', versions: made({ n: 1, secret: 'x' }, { n: 2 }), secret: 'x' }), {
    id: '2',
    versions: [],
    secret: 'x',
  })
  expect(await text(streamOf(schema, answer(items)))).toBe(
    JSON.stringify({
      title: '"A"',
      none: [],
      items: [
        { id: '1', versions: [{ n: 1 }, { n: 2 }] },
        { id: '2', versions: [] },
      ],
    }),
  )
})

test('a piece that the contract does not allow ends the answer before it is whole', async () => {
  await expect(text(streamOf(schema, answer(made({ id: 1, versions: [] }))))).rejects.toThrow(/expected string/)
})

test('no more is made than somebody reads, and what makes it ends with whoever reads it', async () => {
  const seen = { made: 0, isOver: false, ended: 0 }
  async function* endless() {
    try {
      for (;;) yield { id: `${seen.made++} ${'x'.repeat(50_000)}`, versions: [] }
    } finally {
      seen.isOver = true
    }
  }
  const stream = streamOf(
    schema,
    answer(endless(), () => seen.ended++),
  )
  stream.read()
  await expect.poll(() => stream.readableLength).toBeGreaterThan(60_000)
  await new Promise((done) => setImmediate(done))
  expect(seen.made).toBeLessThan(8)
  stream.destroy()
  await expect.poll(() => seen).toMatchObject({ isOver: true, ended: 1 })
})

test('a file that is no JSON comes piece by piece too', async () => {
  expect(await text(streamOfText(new StreamedText(made('a,b\r\n', '', '1,2\r\n'))))).toBe('a,b\r\n1,2\r\n')
})

test('whenever its pieces are asked for, they are made for whoever asked for the whole', async () => {
  const asker = new AsyncLocalStorage<string>()
  async function* named() {
    for (const at of ['1', '2']) {
      await new Promise((done) => setImmediate(done)) // eslint-disable-line no-await-in-loop
      yield `${at} ${asker.getStore()},`
    }
  }
  const items = () =>
    answer(
      (async function* () {
        for await (const id of named()) yield { id, versions: [] }
      })(),
    )
  const [whole, file] = asker.run('ada', () => [items(), new StreamedText(named())] as const)
  const sent = await asker.run('ben', () => text(streamOf(schema, whole)))
  expect((JSON.parse(sent) as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual(['1 ada,', '2 ada,'])
  expect(await text(streamOfText(file))).toBe('1 ada,2 ada,')
})
