/** What becomes of several processes where it is their parent that is in trouble. */
import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addressOf, listServing, read, startProgram } from './held.ts'

const program = 'test/processes/small-program.ts'

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('where the parent is killed its processes end by themselves, and nobody keeps the port', async () => {
  const started = startProgram(program)
  const address = await addressOf(started)
  const serving = await listServing(started.child)
  started.child.kill('SIGKILL')
  await expect.poll(() => serving.filter(isAlive)).toEqual([])
  await expect(read(address)).rejects.toThrow('fetch failed')
  const next = startProgram(program, { PORT: new URL(address).port })
  expect(await addressOf(next)).toBe(address)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

test('where the machine has no room for another process the others go on, and it is begun once there is', async () => {
  const started = startProgram(program)
  const address = await addressOf(started)
  const { child, said } = started
  const before = await listServing(child)
  const limitTo = (most: number) => execFileSync('prlimit', [`--pid=${child.pid}`, `--nofile=${most}:`])
  limitTo((await readdir(`/proc/${child.pid}/fd`)).length - 1)
  process.kill(before[1] ?? 0, 'SIGKILL')
  await expect.poll(said).toContain('A process could not be begun')
  limitTo(1000)
  expect((await read(address)).text).toBe(String(before[0]))
  await expect.poll(async () => (await listServing(child)).filter((pid) => !before.includes(pid))).toHaveLength(1)
  child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
})
