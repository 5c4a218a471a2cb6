/** Schemas as people read them. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sayNamed, saySchema, type Schema } from './say-schema.ts'

const schemaOf = (of: z.ZodType) =>
  z.toJSONSchema(of, { unrepresentable: 'any', cycles: 'ref' }) as Schema & { $defs?: Record<string, Schema> }

test.for([
  [z.string(), 'string'],
  [z.int(), 'integer'],
  [z.enum(['a', 'b']), '"a" | "b"'],
  [z.literal(true), 'true'],
  [z.iso.datetime(), 'time'],
  [z.iso.date(), 'day'],
  [z.string().nullable(), 'string | null'],
  [z.array(z.string().nullable()), '(string | null)[]'],
  [z.array(z.object({ a: z.string().nullable() })), '{ a: string | null }[]'],
  [z.tuple([z.string(), z.number()]), '[string, number]'],
  [z.record(z.string(), z.number()), '{ [name]: number }'],
  [z.object({ id: z.string(), years: z.array(z.int()).optional() }), '{ id: string, years?: integer[] }'],
  [z.object({ 'as-of': z.string() }), '{ "as-of": string }'],
  [z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]), '{ a: integer } | { b: integer }'],
  [z.object({}), '{}'],
  [z.unknown(), 'any'],
] as const)('%# is said as %j', ([of, said]) => {
  expect(saySchema(schemaOf(of))).toBe(said)
})

test('what is longer than a line stands a field a line, and what lies in it further in', () => {
  const long = z.object({ a: z.string(), of: z.object({ x: z.enum(['x'.repeat(40), 'y'.repeat(40)]) }) })
  expect(saySchema(schemaOf(long))).toBe(
    `{\n  a: string\n  of: {\n    x: "${'x'.repeat(40)}" | "${'y'.repeat(40)}"\n  }\n}`,
  )
})

test('a type that holds itself has a name', () => {
  const node: z.ZodType = z.lazy(() => z.object({ text: z.string(), below: z.array(node) })).meta({ id: 'Leaf' })
  const { $defs = {}, ...schema } = schemaOf(z.object({ root: node }))
  expect([saySchema(schema), sayNamed(schema, { ...$defs, Refusal: {} })]).toEqual([
    '{ root: Leaf }',
    [['Leaf', '{ text: string, below: Leaf[] }']],
  ])
})
