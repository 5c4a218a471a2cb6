/** Where backups are kept: files by name, with slashes, each there whole or not at all. */
import { isAbsolute } from 'node:path'
import type { Readable } from 'node:stream'
import { BackupTrouble } from '../trouble.ts'
import { folderPlace } from './folder.ts'

export type BackupPlace = {
  /** As people name it. */
  name: string
  /** Whether nobody but its owner may read what lies in it, encrypted or not. */
  isPrivate(): Promise<boolean>
  /** The names that begin so, in order. */
  list(prefix: string): Promise<string[]>
  /** Null where there is no such file. */
  read(name: string): Promise<Readable | null>
  /** Under its name once all of it is kept; nothing of it where `bytes` fails. */
  write(name: string, bytes: Readable): Promise<void>
  remove(names: readonly string[]): Promise<void>
}

/** `to` as BACKUP_TO has it: a folder by its whole path, or `s3://bucket/prefix`. Throws `BackupTrouble`. */
export async function openPlace(to: string): Promise<BackupPlace> {
  // Amazon's client is loaded by those alone who need it.
  if (/^s3:\/\/[a-z\d]/.test(to)) return (await import('./bucket.ts')).bucketPlace(to)
  if (!isAbsolute(to))
    throw new BackupTrouble(`"${to}" is neither the whole path of a folder nor an address like s3://bucket.`)
  return folderPlace(to)
}
