/** The address at which a table is to be had that a page shows. */
import { placeOf } from '../place.ts'

/** The page of a Google sheet is asked for as the table that it shows; every other address as it is. */
export function sheetOf(url: string): string {
  const { host = '', path = '', hash = '' } = placeOf(url) ?? {}
  const sheet = host === 'docs.google.com' ? /^\/spreadsheets\/d\/([\w-]+)\/edit/.exec(path)?.[1] : undefined
  const part = /gid=(\d+)/.exec(hash)?.[1] ?? '0'
  return sheet ? `https://docs.google.com/spreadsheets/d/${sheet}/export?format=csv&gid=${part}` : url
}
