/**
 * Takes a name for a backup in a place that knows no locks, of which several servers may make use: two that begin in the
 * same second must never write files of one name.
 */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { nameOfBackup } from '#kit/backup/names.ts'
import type { BackupPlace } from './places/place.ts'
import { BackupTrouble, understood } from './trouble.ts'

const mostTries = 20

export type Claim = { begun: Date; name: string; release(): Promise<void> }

/**
 * Whoever has written a claim and then sees nothing but that has the name: of two that come at once, the one that looks
 * last sees the other's. Whoever sees one goes a second on. `now` is the clock of the database. Throws `BackupTrouble`.
 */
export async function claimName(place: BackupPlace, now: () => Promise<Date>): Promise<Claim> {
  for (let tries = 0; tries < mostTries; tries++) {
    const begun = await now()
    const name = nameOfBackup(begun)
    const file = `${name}/being-made.${randomUUID()}`
    const release = () => place.remove([file])
    const isOurs = await isAlone(place, name, file).catch(async (error: unknown) => {
      await release().catch(() => {}) // what went wrong is told
      throw error
    })
    if (isOurs) return { begun, name, release }
    await release()
    await sleep(1000 + Math.random() * 2000)
  }
  throw new BackupTrouble(`So many backups are begun in ${place.name} that none has a second for itself.`)
}

async function isAlone(place: BackupPlace, name: string, file: string): Promise<boolean> {
  const isWritten = await place.write(file, Readable.from([Buffer.from('\n')])).then(
    () => true,
    (error: unknown) => {
      // Whoever gave way removed the folder at this moment.
      if ((error as { code?: unknown }).code === 'ENOENT') return false
      throw understood(error, place.name)
    },
  )
  return isWritten && (await place.list(`${name}/`)).every((other) => other === file)
}
