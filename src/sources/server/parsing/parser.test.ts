/** Answers are read in a thread: what comes of them, what a source did wrong, and what is given up. */
import { expect, test } from 'vitest'
import { worldBankAnswer } from '../../../../test/sources/stand-in.ts'
import { whenDone } from '../../../../test/when-done.ts'
import type { Told } from '../../connector.ts'
import { SourceFault } from '../../faults.ts'
import { openParser, parseHere } from './parser.ts'

const parser = openParser()
whenDone(() => parser.close())
const place = { connector: 'world-bank', address: { indicator: 'EN.ATM.TEST', area: 'WLD' } }
const told = (body: unknown): Told => ({ url: 'https://api.worldbank.org/', type: '', text: JSON.stringify(body) })
const asked = (...answers: Told[]) => ({ ...place, derive: { is: 'as-is' } as const, answers, today: '2026-11-23' })
const good = told(worldBankAnswer([['2023', 1]]))

test('a thread reads what is read without one', async () => {
  const read = await parser.read(asked(good))
  expect(read).toEqual(await parseHere.read(asked(good)))
  expect(read).toMatchObject({ observations: [['2023', 1]], frequency: 'yearly' })
})

test('where the next page is, the thread says too', async () => {
  const [, rows] = worldBankAnswer([['2023', 1]])
  const first = told([{ page: 1, pages: 2, total: 2 }, rows])
  expect(await parser.hear(place, first, true)).toEqual({
    stamp: null,
    next: { url: expect.stringContaining('&page=2') },
  })
})

test('what a source did wrong is told as what it is, and the next answer is read as ever', async () => {
  const fault = await parser.read(asked(told([{ message: [{ value: 'Invalid value' }] }]))).catch((error) => error)
  expect(fault).toBeInstanceOf(SourceFault)
  expect(fault).toMatchObject({ code: 'says-error', about: 'Invalid value' })
  expect(await parser.read(asked(good))).toMatchObject({ observations: [['2023', 1]] })
})

test('an answer that wants more memory than there is fails alone', async () => {
  const small = openParser({ timeoutMs: 15_000, megabytes: 24, idleMs: 20_000 })
  whenDone(() => small.close())
  const table = {
    ...place,
    connector: 'plain-file',
    address: { date: 'a', value: 'b', url: 'https://x.example/a.csv', source: 'It', licence: 'CC0' },
  }
  const large: Told = { url: '', type: '', text: `a,b\n${'2020,1\n'.repeat(190_000)}` }
  const fault = await small.read({ ...asked(large, large), ...table }).catch((error) => error)
  expect(fault).toMatchObject({ code: 'too-laborious' })
  expect(await small.read(asked(good))).toMatchObject({ observations: [['2023', 1]] })
})
