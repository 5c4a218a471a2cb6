import { expect, test } from 'vitest'
import { readTextFile } from './text-file.ts'

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])])

test.for<[what: string, parts: BlobPart[], read: object]>([
  ['a file as UTF-8, its mark left out', ['\u{feff}2020,1.5\n2021,1.7'], { text: '2020,1.5\n2021,1.7' }],
  ['a file as spreadsheets call Unicode', [utf16('2020\t1')], { text: '2020\t1' }],
  [
    'a workbook',
    [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    { fault: expect.stringContaining('save the sheet as CSV') },
  ],
  ['an empty file', [' \n'], { fault: 'This file is empty.' }],
  ['a file of 3 MB', ['1'.repeat(3_000_000)], { fault: expect.stringContaining('larger than 2 MB') }],
])('%s is read, or refused with what to do', async ([, parts, read]) => {
  expect(await readTextFile(new Blob(parts))).toEqual(read)
})
