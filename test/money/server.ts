/**
 * A server of membership and money alone, as a process of its own that a test may kill. Started by itself, it reads
 * what to do from the environment.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#kit/server/database.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { type Money, openServer } from './world.ts'

export async function startMoneyServer(
  databaseUrl: string,
  { settings, webhookSecret }: Pick<Money, 'settings' | 'webhookSecret'>,
) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...bareEnvironment, MONEY_SERVER: JSON.stringify({ databaseUrl, settings, webhookSecret }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => [''])])
  const address = String(said[0]).trim()
  if (!address.startsWith('http')) throw new Error('The server did not start.')
  return {
    address,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.env['MONEY_SERVER'] !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const { databaseUrl, ...rest } = JSON.parse(process.env['MONEY_SERVER'])
  const { app, membership } = await openServer({
    ...rest,
    database: openDatabase<never>(databaseUrl),
    now: () => new Date(),
  })
  await membership.start()
  flushCompileCache()
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
}
