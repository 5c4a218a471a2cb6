/** How the settings of backups are read from the environment. A key's fault never repeats the value. */
import { z } from 'zod'
import { saying } from './words.ts'

export type BackupSettings = {
  backups: {
    /** A folder by its whole path, or `s3://bucket/prefix`; undefined while no backups are made. */
    to: string | undefined
    /** Whom backups are encrypted for, as age writes it. */
    recipient: string | undefined
    /** The secret key of the recipient: for restoring alone, and not on the machine that serves. */
    identity: string | undefined
    /** Whether finished WAL is kept there too, so that any minute can be restored. */
    wal: boolean
    /** The scratch folder into which the newest is brought back each week, for trial; undefined where none is. */
    drill: string | undefined
  }
}

export const backupVariables = {
  BACKUP_TO: z
    .string()
    .regex(/^(\/.*|s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w./-]*)?)$/, {
      error: saying('is neither the whole path of a folder nor an address such as s3://bucket/farsight.'),
    })
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z\d]{58,4000}$/, 'is no recipient of age: age1 and 58 letters and digits, as age-keygen says it.')
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .transform(withoutComments)
    .refine(
      (key) => /^AGE-SECRET-KEY-[A-Z\d-]{50,4000}$/.test(key),
      'is no secret key of age: it begins with AGE-SECRET-KEY-1.',
    )
    .optional(),
  BACKUP_DRILL: z
    .string()
    .regex(/^\/./, { error: saying('is not the whole path of a folder.') })
    .optional(),
  BACKUP_WAL: z.enum(['on', 'off'], { error: saying('is neither on nor off.') }).default('off'),
}

const given = z.object(backupVariables)
type Variables = z.output<typeof given>

export function backupConfigOf(set: Variables): BackupSettings {
  return {
    backups: {
      to: set.BACKUP_TO,
      recipient: set.BACKUP_RECIPIENT,
      identity: set.BACKUP_IDENTITY,
      wal: set.BACKUP_WAL === 'on',
      drill: set.BACKUP_DRILL,
    },
  }
}

/** The file that age-keygen writes says in two lines before the key when it was made, and for which recipient. */
function withoutComments(text: string): string {
  return text.replaceAll(/^#.*$/gm, '').trim()
}

type Set = Variables & { DATABASE_URL?: string | undefined }

/** What is wrong with several names together. */
export function backupContradictions(set: Set): string[] {
  return [
    ...(set.BACKUP_TO?.startsWith('s3:') && !set.BACKUP_RECIPIENT
      ? ['BACKUP_RECIPIENT: is needed beside a BACKUP_TO that is no folder of this machine.']
      : []),
    ...(set.BACKUP_WAL === 'on' && !set.BACKUP_TO ? ['BACKUP_TO: is needed beside BACKUP_WAL.'] : []),
    ...(set.BACKUP_WAL === 'on' && set.DATABASE_URL
      ? ['BACKUP_WAL: is for the PostgreSQL that comes with Farsight. Archive the WAL of DATABASE_URL where it runs.']
      : []),
    ...(set.BACKUP_DRILL ? drillContradictions(set) : []),
  ]
}

function drillContradictions({ BACKUP_TO, BACKUP_RECIPIENT, BACKUP_IDENTITY, DATABASE_URL }: Set): string[] {
  return [
    ...(BACKUP_TO ? [] : ['BACKUP_TO: is needed beside BACKUP_DRILL.']),
    ...(BACKUP_RECIPIENT && !BACKUP_IDENTITY
      ? ['BACKUP_IDENTITY: is needed beside BACKUP_DRILL, since what is encrypted cannot be brought back without it.']
      : []),
    ...(DATABASE_URL
      ? ['BACKUP_DRILL: is for the PostgreSQL that comes with Farsight. Try backups of DATABASE_URL where it runs.']
      : []),
  ]
}
