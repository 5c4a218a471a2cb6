/** That a field says something else: 'Closes: 1 December 2026 instead of 1 January 2027'. */
import { isDay, sayDay } from '#kit/dates.ts'
import { sayField } from '#items/mine/field-names.ts'

export type Part = { is: 'same' | 'added' | 'removed'; text: string }
export type FieldChange = { field: string; parts: readonly Part[] }

/** Of the words beside what differs, and of what differs itself. */
const most = { beside: 40, within: 120 }
/** Whoever wants all of them reads the versions. */
const mostFields = 3

export function sayChanges(changes: readonly FieldChange[]): string {
  if (changes.length === 0) return 'What it says was changed, and changed back.'
  const said = changes.slice(0, mostFields).map(sayChange)
  const rest = changes.length - said.length
  return [...said, ...(rest > 0 ? [`And ${rest === 1 ? 'one more field' : `${rest} more fields`}.`] : [])].join(' ')
}

export function sayChange({ field, parts }: FieldChange): string {
  const [old, now] = [sideOf(parts, 'removed'), sideOf(parts, 'added')]
  const name = sayField(field)
  if (old === '') return `${name}: ${now}, where nothing was said.`
  return ended(`${name}: ${now || 'nothing any more,'} instead of ${old}`)
}

/** One of the two, cut to what differs with some words around it. */
function sideOf(parts: readonly Part[], side: 'added' | 'removed'): string {
  const shown = parts.filter(({ is }) => is === 'same' || is === side)
  const whole = shown.map(({ text }) => text).join('')
  if (isDay(whole)) return sayDay(whole)
  const first = parts.findIndex(({ is }) => is !== 'same')
  const last = parts.findLastIndex(({ is }) => is !== 'same')
  const before = textOf(parts.slice(0, first), side)
  const middle = textOf(parts.slice(first, last + 1), side)
  const after = textOf(parts.slice(last + 1), side)
  const said = inOneLine(tailOf(before) + cut(middle) + headOf(after))
  return said === '' ? '' : `“${said}”`
}

function textOf(parts: readonly Part[], side: 'added' | 'removed'): string {
  return parts
    .filter(({ is }) => is === 'same' || is === side)
    .map(({ text }) => text)
    .join('')
}

/** Cuts are made between words, where there are any. */
function tailOf(text: string): string {
  return text.length <= most.beside ? text : `…${text.slice(-most.beside).replace(/^\S*\s/, '')}`
}

function headOf(text: string): string {
  return text.length <= most.beside ? text : `${text.slice(0, most.beside).replace(/\s\S*$/, '')}…`
}

function cut(text: string): string {
  return text.length <= most.within ? text : `${text.slice(0, most.within).replace(/\s\S*$/, '')}…`
}

/** A line each of what has entries. */
function inOneLine(text: string): string {
  return text
    .trim()
    .replaceAll(/\p{Surrogate}/gu, '') // a half of a sign that the cut went through
    .replaceAll(/\s*\n\s*/g, '; ')
    .replaceAll(/\s+/g, ' ')
}

/** What is quoted may have ended its sentence. */
function ended(sentence: string): string {
  return /[.!?…]”$/.test(sentence) ? sentence : `${sentence}.`
}
