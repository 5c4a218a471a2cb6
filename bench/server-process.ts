/** A server as `npm start` starts it, for measurements of its process; visitors are told apart by `x-forwarded-for`. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type Agent, request } from 'node:http'

/** As `scripts/ensure.mjs` sets it. */
export const asStarted = { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }

/** Opens their figures to the bench; the trust in a proxy closes them to this machine. */
export const metricsToken = 'figures-for-the-bench'

export type Server = { child: ChildProcess; origin: string }

/** `more`: what else its environment says. Of several processes figures are told nowhere. */
export async function start(folder: string, more: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, ['--max-semi-space-size=32', '--expose-gc', 'dist/program/main.js'], {
    env: {
      ...asStarted,
      PATH: process.env['PATH'],
      FARSIGHT_DATA: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      ...(more['FARSIGHT_PROCESSES'] ? {} : { METRICS_TOKEN: metricsToken }),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, origin: await addressOf(child) }
}

export async function stop({ child }: Server): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

export async function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  // Left open, since others read on from there.
  for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(part)
    const address = /is at ([^\s,]+)/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`The server did not start: ${said}`)
}

export function megabytesOf({ child: { pid } }: Server): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

export function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    request(url, { headers, agent }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0))
    })
      .on('error', fail)
      .end()
  })
}
