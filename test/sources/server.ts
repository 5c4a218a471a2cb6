/**
 * The whole server with its sources switched on, as a process of its own that a test may kill: all that it asks leads to
 * a stand-in of the test. Started by itself, it reads its database and the port of the stand-in from the environment.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createServer, type Tables } from '#app/server/server.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { openDatabase } from '#kit/server/database.ts'
import { createLog } from '#kit/server/log.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { ledTo } from './stand-in.ts'

export async function startSourceServer(databaseUrl: string, port: number) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...bareEnvironment, SOURCE_SERVER: databaseUrl, STAND_IN: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.env['SOURCE_SERVER'] !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = openDatabase<Tables>(process.env['SOURCE_SERVER'])
  const config = readConfig({ SOURCES: 'on', SOURCES_CONTACT: 'sources@example.org' })
  const log = createLog('error', { write: (line) => void process.stderr.write(line) })
  const app = await createServer({ database, config, log, sources: ledTo(Number(process.env['STAND_IN'])) })
  flushCompileCache()
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
}
