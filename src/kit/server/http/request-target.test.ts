import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTarget } from './request-target.ts'
import { anySign } from '../../../../test/nonsense/any-sign.ts'
import { webAddress } from '../../../../test/nonsense/web-address.ts'

test.each([
  ['/', '/'],
  ['/all-stuff?q=a', '/all-stuff'],
  ['/a%20b', '/a%20b'],
  ['http://farsight.example/trend/4?x=1', '/trend/4'],
  ['HTTPS://farsight.example', '/'],
])('%s is the path %s', (target, path) => {
  expect(readTarget(target)?.path).toBe(path)
})

test.each([
  '//',
  '//evil.example/',
  'http://[',
  'http://',
  '*',
  '',
  'javascript:alert(1)',
  '/%',
  '/%zz',
  '/a\\b',
  '/a\0',
  `/${'a'.repeat(8001)}`,
])('%j is no address of this server', (target) => {
  expect(readTarget(target)).toBeNull()
})

test('whatever arrives, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anySign }), webAddress, fc.string()), (target) => {
      const read = readTarget(target)
      return read === null || read.path.startsWith('/')
    }),
  )
})
