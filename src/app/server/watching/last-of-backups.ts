/** What those who watch are told of backups: of this very database, where others keep theirs in the same place. */
import type { Pool } from 'pg'
import { lastDrillOf } from '#kit/server/backup/drill/last-drill.ts'
import { lastBackupOf } from '#kit/server/backup/last-backup.ts'
import { systemOf } from '#kit/server/backup/system.ts'
import type { Config } from '#kit/server/config/config.ts'

export function lastOfBackups({ backups: { to, drill } }: Pick<Config, 'backups'>, { pool }: { pool: Pool }) {
  return {
    findLastBackup: lastBackupOf(to, () => systemOf(pool)),
    findLastDrill: lastDrillOf(to, drill !== undefined),
  }
}
