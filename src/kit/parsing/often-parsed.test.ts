import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseOften, safeParseOften } from './often-parsed.ts'

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

const asked = z.strictObject({
  year: z.coerce.number().int().max(2200).exactOptional(),
  kind: z.preprocess((kinds) => [kinds].flat(), z.array(z.enum(['trend', 'scenario']))).default([]),
  said: z
    .union([z.object({ chance: z.number() }), z.object({ median: z.number().refine((at) => at > 0, 'is none') })])
    .exactOptional(),
})
const sent = [{}, { year: '2030', kind: 'trend' }, { year: '2030.5' }, { kind: ['none', 'trend'] }, { q: 1 }, 7]
const says: z.core.$ZodErrorMap = ({ code, path = [] }) => `${path.join('.')} is no good: ${code}`

test('what is wrong is said in the same words however often it is asked', () => {
  for (let time = 0; time < 250; time++)
    for (const value of [...sent, { said: { chance: 1 } }, { said: { median: 'x' } }, { said: { median: -1 } }])
      expect(safeParseOften(asked, value, says)).toEqual(asked.safeParse(value, { error: says }))
})

function faultsOf(parse: () => unknown): unknown {
  try {
    return parse()
  } catch (error) {
    return (error as z.ZodError).issues
  }
}
