/** Where backups are kept: files by name, with slashes, each there whole or not at all. */
import type { Readable } from 'node:stream'

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
