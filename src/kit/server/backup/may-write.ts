/** Whether what lies in the database may be written to a place. */
import type { BackupPlace } from './places/place.ts'
import { type Recipient, whyNotSeal } from './seal.ts'
import { BackupTrouble, understood } from './trouble.ts'

/** Throws `BackupTrouble` for a recipient that is none, and for a place that others could read unencrypted. */
export async function mayWrite(place: BackupPlace, recipient: Recipient): Promise<void> {
  const fault = recipient === undefined ? null : whyNotSeal(recipient)
  if (fault) throw new BackupTrouble(fault)
  const isPrivate = await place.isPrivate().catch((error: unknown) => {
    throw understood(error, place.name)
  })
  if (recipient === undefined && !isPrivate)
    throw new BackupTrouble(
      `The keys that sign people in lie in the database. Set BACKUP_RECIPIENT, so that backups are encrypted, or name a folder that nobody else may enter: chmod 700 ${place.name}.`,
    )
}
