/** What Metaculus gives of one's own forecasts: its archive of CSV files, or answers of its API. */
import type { NamedText } from '../../reading/open-file.ts'
import type { Platform } from '../platform.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'

const isTable = ({ name }: NamedText) => /\.csv$/i.test(name)

export const metaculus: Platform = {
  name: 'metaculus',
  isAsked: (name) => ['question_data.csv', 'forecast_data.csv'].includes(name) || /\.json$/i.test(name),
  looksLike: (texts) =>
    texts.some(({ name, text }) =>
      isTable({ name, text })
        ? text.slice(0, 2000).includes('Question ID')
        : /"(scheduled_close_time|my_forecasts|group_of_questions)"/.test(text.slice(0, 100_000)),
    ),
  read: (texts) => (texts.some(isTable) ? readCsv(texts.filter(isTable)) : readJson(texts)),
}
