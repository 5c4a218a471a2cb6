/**
 * What a connector is: knows one kind of source, what to ask there and how its answers read. It touches no network,
 * clock or database; the fetcher does what it says.
 */
import type { z } from 'zod'
import type { Given } from '#series/reading/given.ts'
import type { Refused, Understood } from '#series/reading/understood.ts'
import { type FaultCode, SourceFault } from './faults.ts'
import type { Place } from './place.ts'
import type { Series } from '#series/series.ts'

/**
 * A key that a source wants: in a field of the query, else as a bearer. It follows no redirect to another host and is
 * written down nowhere.
 */
export type Key = { name: 'FRED_API_KEY' | 'EIA_API_KEY' | 'UN_POPULATION_TOKEN'; field?: string }
/** `isBytes`: what comes is no text. `isLink`: a page for people, asked for its links: as its site lets programs do. */
export type Request = { url: string; accept?: string; key?: Key; isBytes?: true; isLink?: true }
/** An answer as it was read. `url` is where it came from in the end; `body` in place of a text where bytes were asked for. */
export type Told = { url: string; type: string; text: string; body?: Uint8Array }

/**
 * A time as a source has it: '2024', '2024-Q3', '2024-07' or '2024-07-15', and what it says of the value, such as p for provisional.
 * Times may repeat until they are gathered.
 */
export type Dated = readonly [at: string, value: number, mark?: string]
/** One series of an answer; `name` tells it from the others, such as a country. */
export type NamedSeries = { name: string; values: readonly Dated[] }

export type Parsed = {
  series: readonly NamedSeries[]
  /** What the source calls it, by which another variable at the same address is noticed. */
  title: string
  id: string
  /** Null where the source does not say. */
  unit: string | null
  /** Days. */
  updated: string | null
  next: string | null
  /** That the source has ended it, or the like. */
  notes: readonly string[]
  /** It says what each value is worth: what it marks no more has no mark. Else nobody knows, and marks that stand stay. */
  saysMarks?: true
}

/** What a page says of where the values come from, and whether they may be passed on. */
export type Attribution = { text: string; url: string; licence: string; mayRepublish: boolean }

export type Field = { label: string; example: string; hint?: string }
export type Every = 'daily' | 'weekly' | 'monthly'

export type Connector<Address extends Record<string, string> = Record<string, string>> = {
  id: string
  title: string
  /** Its own; null where the operator says which hosts may be asked. */
  hosts: readonly string[] | null
  /** Authors bind nothing to it, though it has hosts of its own. */
  isForOperators?: true
  address: z.ZodType<Address>
  /** What each part of an address is, for whoever writes one. */
  fields: Record<keyof Address & string, Field>
  /** How each country by itself is asked for, so that something can be computed over them: a sentence. */
  eachCountry?: string
  /** A page or an address of the API that somebody pasted; null where it is none of this source. */
  matches(place: Place): Address | null
  requests(address: Address): readonly Request[]
  /** The next page after an answer, null after the last. */
  more?(told: Told, address: Address): Request | null
  /** Of the first answer: as long as it is the same, nothing is new and nothing more is asked. */
  stampOf?(told: Told, address: Address): string | null
  /** What a status means at this source, where that is not what it means elsewhere. */
  statuses?: Readonly<Record<number, FaultCode>>
  /**
   * Of an address that fits several series: the parts that tell each from the others, `{ pins: 'geo=DE' }`, the first
   * ones where they are told apart step by step. None where it fits one. Throws `SourceFault`.
   */
  choices?(answers: readonly Told[], address: Address): readonly Partial<Address>[]
  /** Where a person has to say how an answer is read, as of a file that they bring: what is understood of it. */
  understand?(answers: readonly Told[], given: Given): Understood | Refused
  /** The part of the address in which is kept what they have said. */
  ofAnswers?(answers: object): Record<string, string>
  /** What the source does not say of itself, and the series that is bound to it does. */
  ofSeries?(series: Pick<Series, 'source' | 'licence' | 'unit'>): Record<string, string>
  /** `today`: nothing after it is an observation. Throws `SourceFault`. */
  parse(answers: readonly Told[], address: Address, today?: string): Parsed
  attribution(address: Address, parsed: Parsed | null): Attribution
  /** The least time between two requests to a host, in ms, and the key without which nothing is asked. */
  pace: { apartMs: number; key?: Key['name'] }
  /** How often it is looked at where nothing else is known. */
  usual: Every
}

/**
 * Keeps the type of the connector's own addresses while it is written; in the list all are alike. An address reaches it
 * only through its own schema: what was left out is there, and one that an earlier program took is refused.
 */
export function connector<Address extends Record<string, string>>(one: Connector<Address>): Connector {
  const { address: schema, requests, more, stampOf, choices, parse, attribution } = one
  const own = (address: Record<string, string>): Address => {
    const { data, error } = schema.safeParse(address)
    if (data) return data
    const issue = error?.issues[0]
    throw new SourceFault('refused-address', `${issue?.path.join('.')} ${issue?.message}.`)
  }
  return {
    ...(one as unknown as Connector), // but for all that is given an address
    requests: (address) => requests(own(address)),
    ...(more && { more: (told, address) => more(told, own(address)) }),
    ...(stampOf && { stampOf: (told, address) => stampOf(told, own(address)) }),
    ...(choices && {
      choices: (answers, address) => choices(answers, own(address)) as readonly Record<string, string>[],
    }),
    parse: (answers, address, today) => parse(answers, own(address), today),
    attribution: (address, parsed) => attribution(schema.safeParse(address).data ?? (address as Address), parsed), // said also of what can be asked no more
  }
}
