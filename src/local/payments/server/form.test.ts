import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseForm } from './form.ts'

test.for<[string, object]>([
  ['', {}],
  ['email=ada%40example.com&name=', { email: 'ada@example.com', name: '' }],
  ['line_items[0][price]=p&line_items[0][quantity]=2', { line_items: [{ price: 'p', quantity: '2' }] }],
  ['a[b][0][c]=d', { a: { b: [{ c: 'd' }] } }],
  ['expand[]=x&expand[]=y.z', { expand: ['x', 'y.z'] }],
  ['expand[1]=second&expand[0]=first', { expand: ['first', 'second'] }],
  ['created[gte]=5', { created: { gte: '5' } }],
  ['metadata[a.b]=%5B1%5D', { metadata: { 'a.b': '[1]' } }],
])('%s is read as it is meant', ([text, form]) => {
  expect(parseForm(text)).toEqual(form)
})

test.for<[why: string, text: string]>([
  ['too deep', `a${'[b]'.repeat(9)}=1`],
  ['too many', Array.from({ length: 1001 }, (_, n) => `a${n}=1`).join('&')],
  ['too long a list', Array.from({ length: 201 }, (_, n) => `a[${n}]=1`).join('&')],
  ['a prototype', 'a[__proto__][x]=1'],
  ['a prototype at once', '__proto__[x]=1'],
  ['a constructor', 'constructor[prototype][x]=1'],
  ['open brackets', 'a[b=1'],
  ['no name', '[a]=1'],
  ['a value that is more', 'a=1&a[b]=2'],
  ['a zero character', 'a=%00'],
])('a form with %s is refused', ([, text]) => {
  expect(() => parseForm(text)).toThrow(expect.objectContaining({ name: 'StripeProblem', status: 400 }))
  expect({}).not.toHaveProperty('x')
})

test('whatever arrives is read or refused', () => {
  const name = fc.stringMatching(/^[ab[\]0_]{0,8}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 8 }), (pairs) => {
      try {
        return typeof parseForm(new URLSearchParams(pairs).toString()) === 'object'
      } catch (problem) {
        return problem instanceof Error && problem.name === 'StripeProblem'
      }
    }),
  )
})
