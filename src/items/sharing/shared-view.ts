/**
 * What is told of an item wherever it is shown outside its page: in a picture, a frame, a feed, a calendar, a citation.
 * Each kind says its own part (`sharedOf` of `content-kind.ts`), and every view is made of that alone, so that all of
 * them tell the same number.
 */
import type { Bounds } from '#kit/chart/bounds.ts'
import type { FanPoint, Observed } from '#kit/chart/fan-extent.ts'
import type { Beside } from '#kit/chart/fan-plan.ts'
import type { Written } from '../item.ts'
import type { Shape } from './shapes.ts'

/** What can be drawn of an item without knowing its kind. */
export type Drawing =
  /** A series and its projection, as far as its page shows both, and the values that matter. */
  | {
      of: 'fan'
      past: Observed[]
      ahead: FanPoint[]
      bounds: Bounds
      thresholds: { value: number; label: string }[]
      /** Values that are not as sure, and a sentence that says what they are. */
      beside: Beside[]
      hollow: string
      /** How the chance of the time that the headline names lies over the values, the lowest first. */
      spread: { at: string; rows: { name: string; chance: number }[] } | null
    }
  /** One chance, that of the model where both are known, and that of a forecast beside it where people lead. */
  | { of: 'chance'; chance: number; model: number | null; forecast?: number | null }
  /** Several that exclude one another, the likeliest first. */
  | { of: 'options'; rows: { name: string; chance: number }[] }
  /** An amount or a day (in decimal years) at its chances of 5, 25, 50, 75 and 95 %, on an axis from `from` to `to`; `ends` name these. */
  | {
      of: 'quantiles'
      from: number
      to: number
      isLog: boolean
      isTime: boolean
      values: number[]
      ends: [string, string]
    }
  /** A chance that is known to lie between two, and the likeliest. */
  | { of: 'band'; lowest: number; highest: number; likely: number }

/** A day that matters, of which a calendar can tell; `what` begins its title: 'Closes'. */
export type SharedDay = { key: string; what: string; on: string; says: string }

/** Who measured what is shown, and what may be done with it. */
export type SharedSource = { name: string; address: string; licence: string; retrieved: string }

/** What a kind says of its items. */
export type SharedPart = {
  /** The headline number in the fewest words: '62%', 'about 26.4'. Empty where there is none. */
  figure: string
  /** What it counts, for when, whose it is and how sure: a few words a line, at most three lines. */
  beside: string[]
  /** Whether the first of these goes on where the figure ends: '41.2 million', 'km² in 2030'. */
  goesOn?: boolean
  /** Whether the figure is estimated or was measured. */
  isEstimate: boolean
  drawing: Drawing | null
  /** Where it lies in time: decimal years. */
  marks: number[]
  days: SharedDay[]
  /** What its kind says of it in words beside its text: how a question resolves, what drives a trend. */
  told: { title: string; text: string }[]
  /** What it is in a list of references. */
  citedAs: 'dataset' | 'webpage'
  source: SharedSource | null
  /** Where it is from, or until when it holds, in small print: 'Closes 31 Dec 2030'. May be empty. */
  foot: string
  /** Since when its number is said, where people say it and no numbers were made of it. */
  saidAt?: string
}

/** An item at a version, as all views of it are made of. */
export type SharedView = Pick<Written, 'title' | 'label' | 'summary' | 'category' | 'tags' | 'horizon'> &
  SharedPart & {
    kind: string
    kindTitle: string
    /** By which its kind is known. */
    shape: Shape
    id: string
    version: number
    /** Whether that is the newest version. */
    isNewest: boolean
    /** Of the numbers: what changes without a new version changes this too. */
    digest: string
    author: string
    publishedAt: string
    updatedAt: string
    isListed: boolean
    /** When its number was made, with the others or by people; null where there are none. */
    madeAt: string | null
  }

/** In a line: '26.4 of 1,000 births in 2030, 80%: 23.6 to 31.3'. */
export function sayHeadline({
  figure,
  beside,
  goesOn = false,
}: Pick<SharedPart, 'figure' | 'beside' | 'goesOn'>): string {
  const [first = '', ...others] = beside
  const start = goesOn ? [[figure, first].filter(Boolean).join(' ')] : [figure, first]
  return [...start, ...others].filter(Boolean).join(', ')
}

/** 'Trend 131: 26.4 of 1,000 births in 2030, 80%: 23.6 to 31.3': the headline as it is read aloud. */
export function sayShared(view: SharedView): string {
  const { kindTitle, id, title } = view
  const said = sayHeadline(view)
  return `${kindTitle} ${id}: ${title}${/[.?!]$/.test(title) ? '' : '.'}${said && ` ${said}.`}`
}
