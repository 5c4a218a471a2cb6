/** How backups are called: by the second in which they were begun, in UTC, `20261129T101431Z`. */

const pattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/

export function nameOfBackup(begun: Date): string {
  return `${begun.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** When a backup of this name was begun, or null where the name is none. */
export function begunOf(name: string): Date | null {
  const match = pattern.exec(name)
  if (!match) return null
  const [, year, month, day, hour, minute, second] = match
  const begun = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(begun.getTime()) || nameOfBackup(begun) !== name ? null : begun
}
