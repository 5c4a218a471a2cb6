/**
 * What a platform is: a site where others forecast or bet on questions. It says what to ask there and how the answer
 * reads; it touches no network, clock or database. A kind of platform is a file in `platforms/` and a line in its list.
 */
import type { z } from 'zod'
import type { Request, Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import type { Place } from '../place.ts'
import { sayField } from './said.ts'

/** How a question ended there; `other`: neither yes nor no, such as in part or annulled. */
export type Resolution = 'yes' | 'no' | 'other'

/** What an answer says before anybody has judged it: whatever a platform may write. */
export type Said = {
  /** What it calls the question, by which another one at the same address is noticed. */
  id: string
  question: string
  /** Asked of questions alone that are open. Whatever stands there: it is looked at by `readForecast`. Throws `SourceFault`. */
  chance(): unknown
  forecasters: number | null
  volume: number | null
  /** An instant. */
  closes: string | null
  isOpen: boolean
  resolution: Resolution | null
}

/** What its terms are understood to allow. Nothing of any platform is asked or shown until an operator names it. */
export type Terms = {
  says: string
  /** Whether the number may be handed on as data: its days over the API and as a table. */
  passesOn: boolean
}

export type Platform<Address extends Record<string, string> = Record<string, string>> = {
  id: string
  title: string
  /** What its number is: 'the price on a market of play money'. Null where none is shown: a link alone. */
  number: string | null
  /** What `volume` counts; null where it says none. */
  volumeIn: string | null
  hosts: readonly string[]
  address: z.ZodType<Address>
  /** The address of a page that somebody pasted; null where it is no question of this platform. */
  matches(place: Place): Address | null
  /** The page for people. */
  pageOf(address: Address): string
  /** Null where nothing is asked: a link alone. */
  request(address: Address): Request | null
  /** Throws `SourceFault`. */
  parse(told: Told, address: Address): Said
  terms: Terms
  /** The least time between two requests to a host, in ms. */
  apartMs: number
}

/** Keeps the type of the platform's own addresses while it is written; an address reaches it through its schema alone. */
export function platform<Address extends Record<string, string>>(one: Platform<Address>): Platform {
  const own = (address: Record<string, string>): Address => {
    const { data, error } = one.address.safeParse(address)
    if (data) return data
    throw new SourceFault('refused-address', sayField(error))
  }
  return {
    ...(one as unknown as Platform), // but for all that is given an address
    pageOf: (address) => one.pageOf(own(address)),
    request: (address) => one.request(own(address)),
    parse: (told, address) => one.parse(told, own(address)),
  }
}
