import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readManifest } from './manifest.ts'
import { begunOf, nameOfBackup } from './names.ts'
import { firstSegment, isHole, walOf } from './wal-names.ts'
import { rowsBetween, whyNotTheseRows } from './record.ts'

describe('the name of a backup', () => {
  test('is the second in which it was begun, and is read back', () => {
    const name = nameOfBackup(new Date('2026-11-29T10:14:31.987Z'))
    expect(name).toBe('20261129T101431Z')
    expect(begunOf(name)?.toISOString()).toBe('2026-11-29T10:14:31.000Z')
  })

  test.each([
    'wal',
    '',
    '20261129',
    '20261329T101431Z',
    '20260230T101431Z',
    '20261129T101431Z.part',
    '../20261129T101431Z',
  ])('is not %s', (name) => expect(begunOf(name)).toBeNull())
})

const count = (rows: number, added = 0, removed = 0, by: string | null = '1') => ({ rows, added, removed, by })

describe('rows of a backup', () => {
  test('are known exactly where nobody wrote meanwhile', () => {
    const rows = rowsBetween({ 'public.item': count(7, 9, 2) }, { 'public.item': count(7, 9, 2) })
    expect(rows).toEqual({ 'public.item': [7, 7] })
    expect(whyNotTheseRows(rows, { 'public.item': 7 })).toEqual([])
    expect(whyNotTheseRows(rows, { 'public.item': 6 })).toEqual([
      'The table public.item holds 6 rows; in the backup it held 7.',
    ])
  })

  test('may be any number that there was while rows came and went', () => {
    const rows = rowsBetween({ job: count(5, 100, 95) }, { job: count(6, 120, 114) })
    expect(rows).toEqual({ job: [0, 25] })
    expect(whyNotTheseRows(rows, { job: 26 })).toEqual(['The table job holds 26 rows; in the backup it held 0 to 25.'])
  })

  test('may be any number where nobody knows how they were counted, or a table was emptied at once', () => {
    const all = [0, Number.MAX_SAFE_INTEGER]
    expect(rowsBetween({ job: count(5) }, { job: count(5, 0, 0, null) })).toEqual({ job: all })
    expect(rowsBetween({ job: count(5, 0, 0, null) }, { job: count(5, 0, 0, null) })).toEqual({ job: all })
    expect(rowsBetween({ job: count(5) }, { job: count(5, 0, 0, '2') })).toEqual({ job: all })
  })

  test('are looked for in tables that were there before and after, and those must be there again', () => {
    const rows = rowsBetween({ kept: count(1), gone: count(1) }, { kept: count(2), made: count(3) })
    expect(rows).toEqual({ kept: [1, 2] })
    expect(whyNotTheseRows(rows, {})).toEqual(['The table kept is not there.'])
  })
})

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a manifest', () => {
  const file = `{ "Path": "PG_VERSION", "Size": 3, "Last-Modified": "2026-11-29 10:00:00 GMT", "Checksum-Algorithm": "SHA256", "Checksum": "${digest('18\n')}" }`
  const lines = `{ "PostgreSQL-Backup-Manifest-Version": 2,\n"System-Identifier": 1,\n"Files": [\n${file}],\n"WAL-Ranges": [],\n`
  const text = `${lines}"Manifest-Checksum": "${digest(lines)}"}\n`

  test('names every file with its size and its checksum', () => {
    expect([...(readManifest(text, digest) ?? [])]).toEqual([['PG_VERSION', { size: 3, sha256: digest('18\n') }]])
  })

  test.each([
    ['another size', text.replace('"Size": 3', '"Size": 4')],
    ['a file less', text.replace(file, '')],
    ['no checksum of its own', `${lines.slice(0, -2)}}`],
    ['words that are no manifest', 'nothing'],
    ['other checksums than SHA-256', text.replace('SHA256', 'CRC32C')],
  ])('with %s is none', (_, changed) => expect(readManifest(changed, digest)).toBeNull())
})

describe('files of WAL', () => {
  const segment = '000000010000000000000003'

  test.each([
    [`wal/7/${segment}.0123456789abcdef.zst.age`, segment],
    [`wal/7/${segment}.0123456789abcdef.zst`, segment],
    ['wal/7/00000002.history.0123456789abcdef.zst.age', '00000002.history'],
    [`wal/7/${segment}.0123456789abcdef.zst.age.part`, undefined],
    [`wal/7/${segment}.zst`, undefined],
    [`wal/${segment}.0123456789abcdef.zst`, undefined],
    ['wal/7/../secret.0123456789abcdef.zst', undefined],
  ])('%s is that of %s', (kept, name) => expect(walOf(kept)?.name).toBe(name))

  test('begin with the segment in which a place lies', () => {
    expect(firstSegment('1/3000028')).toBe('0000000100000003')
    expect(firstSegment('0/FF000000')).toBe('00000000000000FF')
  })

  test('leave a hole only where later ones of the same timeline are there', () => {
    expect(isHole(segment, ['000000010000000000000002', '000000010000000000000004'])).toBe(true)
    expect(isHole(segment, ['000000010000000000000002', '000000020000000000000004', '00000002.history'])).toBe(false)
    expect(isHole('00000003.history', ['00000004.history'])).toBe(false)
  })
})
