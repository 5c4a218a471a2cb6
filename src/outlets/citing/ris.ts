/** A citation for reference managers: a field a line, two spaces after its name. */
import type { Cited } from './cited.ts'

const types: Record<Cited['as'], string> = { dataset: 'DATA', webpage: 'ELEC' }

export function risOf({ as, title, author, publisher, day, version, url, accessed }: Cited): string {
  const lines = [
    ['TY', types[as]],
    ['TI', title],
    // A comma would part a family name from a given one.
    ['AU', author.replaceAll(',', ' ')],
    ['PB', publisher],
    ['PY', day.slice(0, 4)],
    ['DA', day.replaceAll('-', '/')],
    ['ET', String(version)],
    ['UR', url],
    ['Y2', accessed.replaceAll('-', '/')],
    ['ER', ''],
  ]
  return `${lines.map(([name, value]) => `${name}  - ${value}`).join('\r\n')}\r\n`
}
