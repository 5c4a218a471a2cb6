/**
 * `npm run replica -- --of URL --into FOLDER [--slot NAME]`: makes the folder a replica of the database at URL, and keeps
 * it running until it is told to end; the same command goes on with one that is there. `npm run replica -- --into FOLDER
 * --promote`: from then on it takes writes. docs/operating.md says when.
 */
import { parseArgs } from 'node:util'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { makeReplica, mustHoldOne } from '#kit/server/replica/make-replica.ts'
import { promote } from '#kit/server/replica/promote.ts'

const name = /^[a-z\d_]{1,63}$/

try {
  const { values } = parseArgs({
    options: {
      of: { type: 'string' },
      into: { type: 'string' },
      slot: { type: 'string', default: 'farsight_replica' },
      promote: { type: 'boolean', default: false },
    },
  })
  if (!values.into || (!values.of && !values.promote))
    throw new Error('Say of what and where: npm run replica -- --of URL --into FOLDER [--slot NAME].')
  if (!name.test(values.slot)) throw new Error(`--slot: "${values.slot}" is not of small letters, digits and _.`)
  await (values.promote ? promoteIn(values.into) : keep({ of: values.of ?? '', into: values.into, slot: values.slot }))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function keep(wish: { of: string; into: string; slot: string }): Promise<void> {
  await makeReplica({ ...wish, say: console.error })
  const server = await openEmbeddedPostgres(wish.into, { say: console.error })
  const database = decodeURIComponent(new URL(wish.of).pathname.slice(1)) || 'farsight'
  console.log(`The replica is at ${await server.database(database)}`)
  const idle = setInterval(() => {}, 60_000)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      clearInterval(idle)
      void server.release()
    })
}

async function promoteIn(folder: string): Promise<void> {
  await mustHoldOne(folder)
  const server = await openEmbeddedPostgres(folder, { say: console.error })
  try {
    const last = await promote(await server.database('postgres'))
    console.log(`It takes writes, and holds what was written up to ${last?.toISOString() ?? 'its beginning'}.`)
  } finally {
    await server.release()
  }
}
