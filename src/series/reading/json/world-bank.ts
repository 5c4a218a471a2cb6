/** Answers of the World Bank's indicators API, version 2: `[page, rows]`, or a message in place of them. */
import type { Table } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import { cellOf, isObject } from './cells.ts'

export function worldBankTable(value: unknown): Table | null {
  if (!Array.isArray(value) || !isObject(value[0])) return null
  const [head, rows] = value as [Record<string, unknown>, unknown]
  const { message, lastupdated } = head
  const format = 'world-bank'
  if (Array.isArray(message)) {
    const said = message.flatMap((one) => (isObject(one) && typeof one['value'] === 'string' ? [one['value']] : []))
    throw new Unreadable('source-says-error', { format, said: said.join(' ') })
  }
  if (!('page' in head) || !Array.isArray(rows)) return null
  const told = rows.filter(isObject)
  const unit = told.map((row) => row['unit']).find((one) => typeof one === 'string' && one !== '')
  return {
    names: ['countryiso3code', 'date', 'value', 'obs_status'],
    rows: told.map((row, i) => ({
      line: i + 1,
      cells: [row['countryiso3code'] || nameOf(row['country']), row['date'], row['value'], row['obs_status']].map(
        cellOf,
      ),
    })),
    read: { format, ...(typeof lastupdated === 'string' && { lastUpdated: lastupdated }) },
    unit: typeof unit === 'string' ? unit : null,
    notes: [],
  }
}

const nameOf = (country: unknown) => (isObject(country) ? country['value'] : null)
