/** How much room the database has, for operators: what watchers are told by `farsight_disk_free_share` and `/readyz`. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kit/server/config/config.ts'
import { fullSecondsOf } from '#kit/server/http/health.ts'
import { findRoom } from '#kit/server/watching/of-disk.ts'

/** Undefined where the database is not on this machine. */
export function folderOf({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): string | undefined {
  return databaseUrl === undefined ? dataFolder : undefined
}

export function diskOf(app: FastifyInstance, config: Pick<Config, 'databaseUrl' | 'dataFolder'>) {
  return {
    findDisk: async () => ({ free: await findRoom(folderOf(config)), fullSeconds: fullSecondsOf(app) }),
  }
}
