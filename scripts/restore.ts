/**
 * `npm run restore -- FROM [--until TIME] [--timeline N] [--into FOLDER] [--alone]`: brings the newest backup in FROM, or FROM itself,
 * into a folder that holds no database yet: FARSIGHT_DATA where none is named. With the WAL that is kept beside it, it
 * comes as far as that reaches, or to the moment that is named; `--alone` does without. BACKUP_IDENTITY opens it.
 */
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { begunOf } from '#kit/backup/names.ts'
import { findBackup, readRecord } from '#kit/server/backup/list-backups.ts'
import { openPlace } from '#kit/server/backup/places/open-place.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { BackupTrouble } from '#kit/server/backup/trouble.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'

const options = {
  until: { type: 'string' },
  timeline: { type: 'string' },
  into: { type: 'string' },
  alone: { type: 'boolean', default: false },
} as const
type Arguments = {
  from: string
  until: Date | undefined
  timeline: number | undefined
  into?: string | undefined
  alone: boolean
}

const config = readConfigOrExit(process.env)
try {
  await restore(readArguments())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [from, ...more] = positionals
  if (from === undefined || more.length > 0)
    throw new BackupTrouble(
      'Say what to restore: npm run restore -- FROM [--until TIME] [--timeline N] [--into FOLDER] [--alone].',
    )
  return {
    from: from.replace(/\/+$/, ''),
    ...values,
    until: readTime(values.until),
    timeline: readTimeline(values.timeline),
  }
}

function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const time = new Date(text)
  if (isWhole && !Number.isNaN(time.getTime())) return time
  throw new BackupTrouble(`--until: "${text}" is no time with its zone, such as 2026-11-29T10:30:00Z.`)
}

function readTimeline(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,8}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new BackupTrouble(`--timeline: "${text}" is no timeline: the first is 1, and each restore begins the next.`)
}

async function restore({ from, until, timeline, into = config.dataFolder, alone: isAlone }: Arguments): Promise<void> {
  const isOne = begunOf(basename(from)) !== null
  const place = await openPlace(isOne ? dirname(from) : from)
  const name = isOne ? basename(from) : await findBackup(place, until)
  const { ended } = await readRecord(place, name)
  if (until && until < new Date(ended))
    throw new BackupTrouble(`The backup ${name} was complete at ${ended}. Name a later time, or an earlier backup.`)
  const wish = { from: place, name, folder: into, until, timeline, isAlone, identity: config.backups.identity }
  const { data, at, record, faults } = await restoreBackup({ ...wish, say: console.error })
  const reaches = at ? `, up to its transaction of ${at.toISOString()}` : ', as it was when that ended'
  console.log(`${data} holds the database of ${name}${reaches}.`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${Object.keys(record.rows).length} tables are there.`)
}
