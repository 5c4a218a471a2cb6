import { expect, test } from 'vitest'
import { clearSentence } from './trouble.ts'

test.for<[said: string, sentence: string]>([
  ['initdb: error: could not create directory "/d": No space left on device', 'The disk that holds /d is full'],
  ["ENOSPC: no space left on device, mkdir '/d'", 'The disk that holds /d is full'],
  ["EROFS: read-only file system, mkdir '/d'", '/d lies on a disk that can only be read'],
  ["ENOENT: no such file or directory, mkdir '/d'", '/d lies on a disk that can only be read'],
  ["EACCES: permission denied, mkdir '/d'", '/d belongs to another user or may not be written'],
  ['FATAL: data directory "/d" has wrong ownership', '/d belongs to another user or may not be written'],
  ["ENOTDIR: not a directory, mkdir '/d'", '/d is not a folder'],
  [
    'initdb: could not look up effective user ID 1234: user does not exist',
    'PostgreSQL needs a user that this machine knows by name',
  ],
])('%j is explained', ([said, sentence]) => {
  expect(clearSentence(said, '/d')).toContain(sentence)
})

test('what is not understood is not explained', () => {
  expect(clearSentence('FATAL: could not load library', '/d')).toBeUndefined()
})
