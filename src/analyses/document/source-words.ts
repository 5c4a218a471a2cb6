/** What was read, as its reader knows it: 'Trend 134, version 1', 'Scenario set, version 2'. */
import { capital } from '#kit/text.ts'

export function sayRead(item: string, version: number | null): string {
  const [kind = '', id = ''] = item.split('/')
  const name = kind === 'set' ? 'Scenario set' : `${capital(kind)} ${id}`
  return version === null ? name : `${name}, version ${version}`
}

type Source = { item: string; version: number; author?: string | undefined }

/** With who wrote it, where that is known: reports of earlier days do not say. */
export function saySource({ item, version, author }: Source): string {
  return author === undefined ? sayRead(item, version) : `${sayRead(item, version)}, by ${author}`
}
