/** How much room there is where the database of this machine lies. */
import { statfs } from 'node:fs/promises'
import type { Registry } from '@prometheus-io/client'
import { addGauge, type Family } from './family.ts'

export const room: Family<never> = {
  name: 'farsight_disk_free_share',
  help: 'What is free of the disk that holds the data folder, from 0 to 1; not told where the database lies elsewhere.',
  kind: 'gauge',
  labels: [],
  unit: 'share',
  row: 'database',
}

/** `folder`: undefined where the database is not on this machine. */
export function addDisk(registry: Registry, folder: string | undefined): void {
  addGauge(registry, room, async () => {
    const free = await findRoom(folder)
    return free ? [[{}, free.share]] : []
  })
}

/** What is free of the disk that holds a folder; null where the database is not on this machine. */
export async function findRoom(folder: string | undefined): Promise<{ bytes: number; share: number } | null> {
  if (folder === undefined) return null
  const found = await statfs(folder).catch(() => null) // a folder that is not there yet says nothing
  if (!found || found.blocks === 0) return null
  return { bytes: found.bavail * found.bsize, share: found.bavail / found.blocks }
}
