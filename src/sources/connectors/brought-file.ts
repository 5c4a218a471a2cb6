/**
 * A file at an address, read as files are that people bring: whatever of it only a person can say was answered when it
 * was brought, and is part of the address. Only hosts that the operator has allowed are asked.
 */
import { z } from 'zod'
import type { Given } from '#series/reading/given.ts'
import { keptMarks } from '#series/reading/kept-marks.ts'
import { mapping } from '#series/reading/mapping.ts'
import { readSeries } from '#series/reading/read-series.ts'
import type { Found, Refused, Understood } from '#series/reading/understood.ts'
import { frequencies } from '#series/series-words.ts'
import { connector, type Told } from '../connector.ts'
import { type FaultCode, SourceFault } from '../faults.ts'
import { sheetOf } from '../parsing/sheet-of.ts'
import { dated } from '../parsing/status.ts'

/** What was answered, as JSON: `{"column":"mean","key":{"country":"World"}}`. */
const answers = z
  .string()
  .max(4000)
  .default('')
  .refine((text) => answersIn(text) !== null, 'is not what can be answered of a file, as JSON')
const address = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  answers,
  /** What the page says of the source. */
  source: z.string().min(2).max(200),
  licence: z.string().min(2).max(200),
  unit: z.string().max(60).default(''),
})
type Address = z.output<typeof address>

export const broughtFile = connector<Address>({
  id: 'brought-file',
  title: 'A file at an address',
  hosts: null,
  address,
  fields: {
    url: {
      label: 'Address of the file',
      example: 'https://example.org/data.xlsx',
      hint: 'CSV, TSV, XLSX, JSON or ZIP',
    },
    answers: { label: 'How it is read', example: '{"column":"mean"}', hint: 'As was answered when it was brought' },
    source: { label: 'Who publishes it', example: 'NOAA Global Monitoring Laboratory' },
    licence: { label: 'Licence', example: 'Public domain' },
    unit: { label: 'Unit there', example: 'ppm' },
  },
  /** Whatever no other knows may be one: who brings it says so. */
  matches: () => null,
  requests: ({ url }) => [{ url: sheetOf(url), isBytes: true }],
  understand: ([told], given) => readSeries(bodyOf(told), given),
  ofAnswers: (said) => ({ answers: JSON.stringify(said) }),
  ofSeries: ({ source, licence, unit }) => ({ source, licence, unit }),
  parse([told], asked, today) {
    const given: Given = { ...answersIn(asked.answers), held: frequencies, ...(today && { retrieved: today }) }
    const found = foundIn(readSeries(bodyOf(told), given))
    const markOf = new Map(keptMarks(found))
    const name = asked.url.split(/[?#]/)[0]?.split('/').at(-1) || 'file'
    return {
      series: [{ name, values: found.observations.map(([at, value]) => dated(at, value, markOf.get(at))) }],
      title: name,
      id: Object.values(found.key ?? {}).join(', ') || name,
      unit: found.unit ?? (asked.unit || null),
      updated: null,
      next: null,
      notes: [],
      saysMarks: true,
    }
  },
  attribution: ({ url, source, licence }) => ({ text: source, url, licence, mayRepublish: true }),
  pace: { apartMs: 1000 },
  usual: 'weekly',
})

function answersIn(text: string): z.output<typeof mapping> | null {
  if (text === '') return {}
  try {
    return mapping.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null // no JSON: what is sent says so
  }
}

function bodyOf(told: Told | undefined): Uint8Array {
  if (!told?.body) throw new SourceFault('empty')
  return told.body
}

/** The one series of a file, as it was answered. What its source foresees is left out, whatever is answered. */
function foundIn(told: Understood | Refused): Found {
  if (told.refused !== null) throw refusedAs(told)
  const [asked] = told.asks.filter(({ ask }) => ask !== 'projections')
  if (asked) throw new SourceFault('other-columns', `It leaves open what nobody was asked: ${asked.ask}.`)
  const [found] = told.series
  if (!found) throw new SourceFault('no-values')
  return found
}

const meanings: Record<Refused['refused'], FaultCode> = {
  'no-table': 'other-shape',
  'no-observations': 'no-values',
  'source-says-error': 'says-error',
  'broken-file': 'cut-off',
  'too-big': 'too-big',
  'too-big-unpacked': 'too-big',
  'too-deep': 'other-shape',
  'bad-archive': 'unreadable',
}

/** Why a file is not taken at all, as what is wrong with a source. */
export function refusedAs({ refused, read }: Refused): SourceFault {
  return new SourceFault(read.sniffed === 'html' ? 'a-page' : meanings[refused], read.said ?? '')
}
