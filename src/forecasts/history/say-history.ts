/** The history of a crowd in words, and the times that it can be looked at. */
import { sayDay } from '#kit/dates.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { Moment, Span } from './drawing.ts'
import type { Course } from './past.ts'
import { sayMoment } from './readings.ts'
import { type WindowName, windows } from './steps.ts'

/** Those that show less than all of it, and all of it; the shortest first. */
export function windowsOf({ from, to }: Span): { name: WindowName; title: string; from: number }[] {
  const shorter = windows.flatMap(({ ms, ...one }) => (to - ms > from ? [{ ...one, from: to - ms }] : []))
  return [...shorter, { name: 'all', title: 'All', from }]
}

/** 'The crowd: from 40% on 3 Nov 2026 to 55% on 28 Nov 2026.' */
export function sayCourse({ lines }: Course<Estimate>, moments: readonly Moment[], span: Span): string {
  const told = moments.filter(({ said }) => said)
  const [first, last] = [told[0], told.at(-1)]
  if (!first?.said || !last?.said) return 'Nothing was told in this time.'
  const { said: then, ms: began } = first
  const { said: now, ms: ended } = last
  const each = lines.map(
    ({ name, say }) =>
      `${name} from ${say(then)} on ${sayMoment(began, span)} to ${say(now)} on ${sayMoment(ended, span)}`,
  )
  return `How it went: ${each.join('; ')}.`
}

/** What is drawn. */
export function sayDrawn({ bands, lines }: Course<Estimate>, hasOwn: boolean): string {
  const said = lines.length > 1 ? rows : bands.map(({ says }) => says).join(' ')
  return hasOwn ? `${said} Red: what you said.` : said
}

const rows = 'A row for each option, the likeliest now first; all are on one scale. Blue: what the crowd said.'

/** The newest first. */
export function tableInWords({ lines }: Course<Estimate>, moments: readonly Moment[]) {
  return {
    head: ['Since (UTC)', ...lines.map(({ name }) => name), 'People'],
    rows: moments.toReversed().map(({ ms, said, people }) => {
      const iso = new Date(ms).toISOString()
      const says = lines.map(({ say }) => (said ? say(said) : 'not told'))
      return [`${sayDay(iso)}, ${iso.slice(11, 16)}`, ...says, String(people)]
    }),
  }
}
