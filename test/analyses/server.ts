/**
 * A server of analyses and budgets alone, as a process of its own that a test may kill, or that kills itself at a point
 * of the work. Started by itself, it reads its database from the environment, and each line it is sent is the point at
 * which it ends without a word.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { FastifyRequest } from 'fastify'
import { analysisContract } from '#analyses/contract.ts'
import { openAnalyses } from '#analyses/server/analyses.ts'
import type { Tables } from '#app/server/tables.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { createHttpServer } from '#kit/server/http/http.ts'
import { createLog } from '#kit/server/log.ts'
import { serve } from '#kit/server/api/serve.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import type { Viewer } from '#kit/viewer.ts'
import { openMembership } from '#membership/server/membership.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { smallPipeline } from './pipeline.ts'
import { admitAll } from '../plenty.ts'

/** Trials order faster than a hand could. */

/**
 * `deadly` names the point of the work, or `point section`, at which the process ends; `release` is while a unit is
 * given back.
 */
export async function openAnalysisServer(
  database: Database<Tables>,
  deadly: { point: string | null } = { point: null },
) {
  const log = createLog('error', { write: (line) => void process.stderr.write(line) })
  const die = (point: string) => {
    if (point === deadly.point) process.kill(process.pid, 'SIGKILL')
  }
  // Nobody pays here, so nothing answers where Stripe would.
  const stripe = {
    secretKey: 'sk_test_none',
    config: { host: '127.0.0.1', port: 9, protocol: 'http' as const },
    webhookSecret: 'none',
    isLocal: true,
  }
  const queue = openQueue({ database, log, leaseMs: 500, pollMs: 100 })
  const membership = openMembership({ database, queue, stripe, origin: 'http://localhost', log })
  const analyses = openAnalyses({
    database,
    queue,
    budgets: {
      ...membership,
      async release(order, trx) {
        const isGiven = await membership.release(order, trx)
        die('release')
        return isGiven
      },
    },
    pipeline: smallPipeline((point, section) => {
      die(point)
      die(`${point} ${section}`)
    }),
  })
  const { orderAnalysis, findAnalysis, rerunAnalysis } = analysisContract
  const app = createHttpServer()
  serve(app, { orderAnalysis, findAnalysis, rerunAnalysis }, analyses.handlers, admitAll(identify))
  await app.ready()
  return {
    app,
    analyses,
    async close() {
      await app.close()
      await analyses.close()
      await membership.close()
      await queue.close()
    },
  }
}

/** Who asks is said by a header in place of a sign-in service. */
async function identify({ headers }: FastifyRequest): Promise<Viewer> {
  const id = String(headers['x-user'] ?? '')
  return id ? { id, name: 'Ada', email: null, isVerified: true, isOperator: false } : null
}

export async function startAnalysisServer(databaseUrl: string) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...bareEnvironment, ANALYSIS_SERVER: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => [''])])
  return {
    address: String(said[0]).trim(),
    ended,
    /** From now on it dies at this point, whatever it works on. */
    dieAt: (point: string) => void child.stdin.write(`${point}\n`),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.env['ANALYSIS_SERVER'] !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const deadly = { point: null as string | null }
  process.stdin.on('data', (line) => (deadly.point = String(line).trim()))
  const { app, analyses } = await openAnalysisServer(openDatabase<Tables>(process.env['ANALYSIS_SERVER']), deadly)
  await analyses.start()
  flushCompileCache()
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
}
