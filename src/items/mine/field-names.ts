/** Fields as people say them: 'houseForecast' is 'Farsight’s forecast'; `body` is what forms call the text. */
import { capital } from '#kit/text.ts'
const words: Record<string, string> = {
  automatic: 'answer by a series',
  body: 'text',
  label: 'short name',
  phrase: 'as part of a sentence',
  authorForecast: 'author’s forecast',
  houseForecast: 'Farsight’s forecast',
  drives: 'what drives it',
  breaks: 'what could break it',
  watch: 'what to watch',
  resolutionSource: 'source that decides',
}

export function sayField(field: string): string {
  return capital(spoken(field))
}

/** Several of them in a row: 'Farsight’s forecast, title'. */
export function sayFields(fields: readonly string[]): string {
  return capital(fields.map((field) => spoken(field)).join(', '))
}

/** What a form calls a part, whose writer it speaks to. */
const inForm: Record<string, string> = { ...words, authorForecast: 'your estimate' }

/** A place in a form: 'question.options.2' is 'Question options 3', counted as people count. */
export function sayPath(path: string): string {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : spoken(part, inForm)))
  return capital(parts.join(' '))
}

function spoken(field: string, called = words): string {
  return called[field] ?? field.replaceAll('.', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
