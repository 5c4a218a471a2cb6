/** Whether the database can hold what was sent, whatever it means. Looks at any JSON without trusting its depth. */
import { Refusal, type RefusalDetails } from '#kit/refusal.ts'

type Fault = RefusalDetails[number]

/** Nothing that people write in a form is nested deeper. */
const deepest = 20

/** PostgreSQL's text has no sign of code 0, and its JSON no half characters. */
export function whyNotStorable(value: unknown): Fault | null {
  const open: { value: unknown; path: string[] }[] = [{ value, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: here, path } = next
    const field = path.join('.').slice(0, 200)
    if (path.length > deepest) return { field: path.slice(0, 3).join('.').slice(0, 200), reason: 'is nested too deep' }
    if (typeof here === 'string' && !isText(here)) return { field, reason: 'has a sign in it that no text can hold' }
    if (typeof here !== 'object' || here === null) continue
    const odd = Array.isArray(here) ? undefined : Object.keys(here).find((key) => !isText(key))
    if (odd !== undefined) return { field, reason: 'has a field whose name no text can hold' }
    for (const [key, part] of Object.entries(here)) open.push({ value: part, path: [...path, key] })
  }
  return null
}

export function refuseUnstorable(value: unknown): void {
  const fault = whyNotStorable(value)
  if (fault) throw new Refusal('invalid-input', [fault])
}

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
