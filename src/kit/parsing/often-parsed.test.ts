import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseOften } from './often-parsed.ts'

type Node = { text: string; children?: Node[] }
const node: z.ZodType<Node> = z.lazy(() => z.object({ text: z.string(), children: z.array(node).exactOptional() }))
const card = z.object({
  kind: z.literal('card'),
  title: z.string().max(5),
  tags: z.array(z.string()).default([]),
  at: z.string().transform((day) => day.slice(0, 4)),
  left: z.number().nullable().exactOptional(),
})
const either = z.discriminatedUnion('kind', [card, z.object({ kind: z.literal('tree'), body: z.array(node) })])

const given = [
  { kind: 'card', title: 'Heat', at: '2030-01-01', secret: 'kept in' },
  { kind: 'card', title: 'Heat', at: '2030-01-01', tags: ['a'], left: null },
  { kind: 'tree', body: [{ text: 'one', secret: 1, children: [{ text: 'two' }] }] },
]
const wrong = [{ kind: 'card', title: 'Too long', at: 1 }, { kind: 'none' }, null]

test.each([
  ['of which a program is made', card, given.slice(0, 2)],
  ['that names itself', either, given],
])('a schema %s takes in and gives out the same however often it is asked', (_, schema, values) => {
  for (let time = 0; time < 500; time++) {
    for (const value of values) expect(parseOften(schema, value)).toStrictEqual(schema.parse(value))
    for (const value of wrong)
      expect(faultsOf(() => parseOften(schema, value))).toEqual(faultsOf(() => schema.parse(value)))
  }
})

function faultsOf(parse: () => unknown): unknown {
  try {
    return parse()
  } catch (error) {
    return (error as z.ZodError).issues
  }
}
