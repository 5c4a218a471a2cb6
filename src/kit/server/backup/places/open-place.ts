/** What BACKUP_TO names is opened as what it is. */
import { isAbsolute } from 'node:path'
import { BackupTrouble } from '../trouble.ts'
import { folderPlace } from './folder.ts'
import type { BackupPlace } from './place.ts'

/** `to` as BACKUP_TO has it: a folder by its whole path, or `s3://bucket/prefix`. Throws `BackupTrouble`. */
export async function openPlace(to: string): Promise<BackupPlace> {
  // Amazon's client is loaded by those alone who need it.
  if (/^s3:\/\/[a-z\d]/.test(to)) return (await import('./bucket.ts')).bucketPlace(to)
  if (!isAbsolute(to))
    throw new BackupTrouble(`"${to}" is neither the whole path of a folder nor an address like s3://bucket.`)
  return folderPlace(to)
}
