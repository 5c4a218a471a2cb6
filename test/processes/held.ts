/** Processes that one parent holds, as `npm start` begins them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished } from 'vitest'
import { bareEnvironment } from '../bare-environment.ts'

export type Started = ReturnType<typeof startProgram>

/** The server, on the database at this address. */
export function startOn(url: string, env: Record<string, string> = {}) {
  return startProgram('dist/program/main.js', {
    DATABASE_URL: url,
    FARSIGHT_PROCESSES: '2',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    LOG_REQUESTS: 'errors',
    SIGN_IN_STAND_INS: 'on',
    ...env,
  })
}

export function startProgram(file: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file], { env: { ...bareEnvironment, PORT: '0', ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, said: () => output, ended }
}

export async function addressOf({ said }: Started): Promise<string> {
  await expect.poll(said, { interval: 50 }).toMatch(/is at http/)
  return /is at ([^\s,]+)/.exec(said())?.[1] ?? ''
}

/** The processes that serve, oldest first. */
export async function listServing({ pid }: ChildProcess): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean).map(Number)
}

export async function read(url: string) {
  const answer = await fetch(url, { headers: { connection: 'close' } })
  return { status: answer.status, text: await answer.text() }
}
