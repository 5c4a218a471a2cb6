/** The embedded PostgreSQL of a data folder, as the product runs it. Loads little: it comes up while the rest is read. */
import { totalmem } from 'node:os'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts'
import { memoryMbOf } from './memory.ts'

export type Wanted = {
  dataFolder: string
  /** Else it fits the machine. */
  memoryMb?: number | undefined
  backups?: { wal: boolean }
}

/** `onComing` is called once nothing of ours is needed for it to come up; never where it runs already. */
export function openForFolder(
  { dataFolder, memoryMb = memoryOfMachine(), backups }: Wanted,
  say: (line: string) => void,
  onComing?: () => void,
): Promise<EmbeddedPostgres> {
  return openEmbeddedPostgres(dataFolder, { memoryMb, say, archives: backups?.wal ?? false, onComing })
}

function memoryOfMachine(): number {
  return memoryMbOf({ totalBytes: totalmem(), limitBytes: process.constrainedMemory() })
}
