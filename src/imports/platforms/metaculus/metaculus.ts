/** What Metaculus gives of one's own forecasts: its archive of CSV files. */
import type { Platform } from '../platform.ts'
import { readCsv } from './csv.ts'

export const metaculus: Platform = {
  name: 'metaculus',
  isAsked: (name) => ['question_data.csv', 'forecast_data.csv'].includes(name),
  looksLike: (texts) => texts.some(({ text }) => text.slice(0, 2000).includes('Question ID')),
  read: readCsv,
}
