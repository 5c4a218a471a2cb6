import { expect, test } from 'vitest'
import { openSilence, within } from './silence.ts'

test('whoever waits for somebody who is given up is told why, and whoever was answered before is not', async () => {
  const silence = openSilence()
  expect(await silence.orRejected(Promise.resolve(1))).toBe(1)
  await expect(silence.orRejected(Promise.reject(new Error('no')))).rejects.toThrow('no')
  const waiting = silence.orRejected(new Promise(() => {}))
  silence.end('It does not answer.')
  await expect(waiting).rejects.toThrow('It does not answer.')
})

test('an answer that comes too late is not waited for', async () => {
  expect(await within(60_000, Promise.resolve('soon'))).toBe('soon')
  await expect(within(1, new Promise(() => {}))).rejects.toThrow('It does not answer.')
})
