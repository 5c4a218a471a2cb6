/** What the screens must know about a kind to show it. One object a kind, listed once in `app/kind-views.tsx`. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Caller, Endpoint } from '#kit/endpoint.ts'
import type { Link, Listed, Relation, unsaidBeside } from '../item.ts'
import type { NumbersHead } from '../numbers.ts'
import type { Prose } from '../prose.ts'
import type { Status } from '../status.ts'
import type { When } from '../shelf/when.ts'

/** An item in a list, of any kind. Each kind's view knows its other fields. */
export type Card = Listed & { kind: string; status: Status | null }
/** An item whole, of any kind. */
export type Whole = Card & { family: string | null; isListed: boolean; prose: Prose[]; links: Link[] }
export type Tie = { relation: Relation | 'family'; direction: 'to' | 'from' | 'beside' }
/** An item beside another. */
export type Beside = Omit<Card, keyof typeof unsaidBeside>
export type Neighbour = { ref: string; ties: Tie[]; item: Beside }

/** A place on the horizon (a decimal year) with its label, and which side of it the label stands on. */
export type HorizonMark = { year: number; label: string; side: 'left' | 'right' }
export type HorizonSpan = { from: number; to: number }

export type KindView<C extends Beside = Beside, W extends Whole = Whole, More = unknown> = {
  title: string
  section: string
  /** Its shape, 16 by 16, in the current colour: a point, a line, a plane. */
  glyph: ReactNode
  /**
   * The middle of a card: a drawing and the number it stands for. `mark` is a value to show on its axis, where it has
   * one.
   */
  Picture: ComponentType<{ item: C; mark?: number | undefined }>
  /** The two notes at the foot of a card. */
  foot(item: C): [string, string]
  /** One line high, for a row of a table. */
  Shape: ComponentType<{ item: C }>
  /** Its number of a day in the fewest words, for tables and lists of links: '62%', '425.6 ppm'. Empty where it has none. */
  figure(item: C, today: string): string
  /** Of which time that is, where it does not go without saying: 'in 2030'. */
  time?(item: C, today: string): string
  /** What `figure` counts, where it has no room for it: 'million tonnes of carbon'. */
  unit?(item: C): string
  /** Who says it, where that does not go without saying: 'Farsight', '12 people'. */
  whose?(item: C): string
  /** Up to when it was measured, as a table says it: '2024'. A kind without it measures nothing. */
  dataTo?(item: C): string
  /** Whether `figure` was estimated (then it takes the kind's colour) or measured (then it is ink). */
  isEstimate(item: C, today: string): boolean
  /** When its time comes. */
  whenOf(item: C): When
  /** Where it lies on the horizon under the masthead. */
  horizonOf(item: W): { marks: HorizonMark[]; spans: HorizonSpan[] }
  /** Its schema.org type and the properties that only this kind has; `origin` begins the addresses of this site. */
  structuredData(item: W, origin: string): Record<string, unknown>
  /**
   * Fetches what its page needs beyond the item and its neighbours: `more`. The route hands it the caller of all calls.
   */
  load?(call: Caller<Record<never, Endpoint>>, item: W): Promise<More>
}

/** The parts of a kind's own page, loaded when one is opened: lists need none of them. */
export type KindPage<W extends Whole = Whole, More = unknown, N = unknown> = {
  /** More words beside kind and category in the head of its page. */
  Meta: ComponentType<{ item: W; more: More }>
  /** The first screen: the answer in one figure and a line, the picture it is read off, what else a reader asks first. */
  Lead: ComponentType<PartProps<W, More, N>>
  Picture: ComponentType<PartProps<W, More, N>>
  Answers: ComponentType<PartProps<W, More, N>>
  /** Its number in the fewest words, to stay in sight while one reads. */
  Brief: ComponentType<PartProps<W, More, N>>
  /** Below the first screen, in the order in which they are read and named in the contents. */
  parts(props: PartProps<W, More, N>): PagePart[]
  /** Where its data come from, beside its versions. */
  Data: ComponentType<PartProps<W, More, N>> | null
}

/** A part of a page: what the contents say of it, in the words of its headings, and how it is drawn. */
export type PagePart = { contents: readonly { id: string; title: string }[]; drawn: ReactNode }

/** `numbers`: what the engine makes of the item; null for the moment until it is made. */
export type PartProps<W, More, N> = { item: W; neighbours: Neighbour[]; more: More; numbers: (N & NumbersHead) | null }

/** The views of all kinds, by name. `content` never knows which there are: `app` hands them down. */
export type KindViews = Readonly<Record<string, KindView>>

const KindViewsContext = createContext<KindViews>({})
export const KindViewsProvider = KindViewsContext.Provider

export function useKindViews(): KindViews {
  return useContext(KindViewsContext)
}

export function useKindView(kind: string): KindView {
  const view = useKindViews()[kind]
  if (!view) throw new Error(`No view is listed for the kind "${kind}"`)
  return view
}
