/** Calendars as the programs that subscribe to them read them, and by the letter of the standard. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarOf, type Dated } from './calendar.ts'
import { contentLine, textValue } from './content-line.ts'

const site = { productName: 'Farsight', origin: 'https://farsight.example:8443' }
const item: Dated = {
  kind: 'prediction',
  kindTitle: 'Prediction',
  id: '12',
  version: 3,
  title: 'Will it rain; or snow, in Århus?',
  category: 'environmental',
  updatedAt: '2026-11-20T10:11:12.345Z',
  days: [
    { key: 'closes', what: 'Closes', on: '2039-12-31', says: 'Forecasts are taken until then.' },
    { key: 'resolves', what: 'Resolves', on: '2040-02-28', says: '' },
  ],
}
const write = (items: readonly Dated[]) =>
  calendarOf({ name: 'Farsight: dates', source: 'https://farsight.example/calendar.ics?kind=trend', items, site })
const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

test('a day is read as it was meant: its name, its words, and the whole of one day', () => {
  const [closes, resolves] = events(write([item]))
  expect(closes?.uid).toBe('prediction-12-closes@farsight.example')
  expect(closes?.summary).toBe('Closes: Will it rain; or snow, in Århus?')
  expect(closes?.description).toBe(
    'Forecasts are taken until then.\nPrediction 12: https://farsight.example:8443/prediction/12',
  )
  expect([closes?.startDate.toString(), closes?.endDate.toString(), closes?.startDate.isDate]).toEqual([
    '2039-12-31',
    '2040-01-01',
    true,
  ])
  expect(closes?.sequence).toBe(2)
  expect(resolves?.endDate.toString()).toBe('2040-02-29')
})

const status = (one: ICAL.Event) => one.component.getFirstPropertyValue('status')

test('a day that was called off has the name it always had, is of the version that called it off, and says so', () => {
  const [resolves] = item.days.slice(1)
  const told = events(write([{ ...item, version: 4, days: [], gone: resolves ? [resolves] : [] }]))
  expect(told.map((one) => [one.uid, status(one), one.sequence, one.startDate.toString()])).toEqual([
    ['prediction-12-resolves@farsight.example', 'CANCELLED', 3, '2040-02-28'],
  ])
  expect(events(write([item])).map(status)).toEqual(['CONFIRMED', 'CONFIRMED'])
})

test('no calendar has more events than programs take', () => {
  const many = Array.from({ length: 600 }, (_, i) => ({ ...item, id: String(i + 1) }))
  expect(events(write(many))).toHaveLength(1000)
})

test('a calendar that nothing has changed is the same file: its stamps are of the item, not of now', () => {
  expect(write([item])).toBe(write([item]))
  expect(write([item])).toContain('DTSTAMP:20261120T101112Z\r\n')
})

test('every line has at most 75 bytes, every name is there once, no title begins a line of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 4 }), (titles) => {
      const text = write(titles.map((title, i) => ({ ...item, id: String(i + 1), title })))
      const lines = text.split('\r\n')
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const whole = text.replaceAll('\r\n ', '').trimEnd().split('\r\n')
      expect(whole.every((line) => /^[A-Z-]+(;[A-Z]+=[A-Z]+)?:/.test(line))).toBe(true)
      const named = whole.filter((line) => line.startsWith('UID:'))
      expect(new Set(named).size).toBe(titles.length * item.days.length)
      expect(events(text).map(({ summary }) => summary.split(': ').slice(1).join(': '))).toEqual(
        titles.flatMap((title) => item.days.map(() => readBack(title))),
      )
    }),
  )
})

/** Control characters have no place in a calendar; breaks stay breaks. */
function readBack(title: string): string {
  return title.replaceAll(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
}

test('a line is cut between letters', () => {
  const line = contentLine(`SUMMARY:${'é'.repeat(60)}`)
  expect(line.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'é'.repeat(60)}\r\n`)
  expect(textValue('a\\b;c,d\ne')).toBe('a\\\\b\\;c\\,d\\ne')
})
