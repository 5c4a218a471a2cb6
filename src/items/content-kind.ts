/**
 * What Farsight must know about a kind of content before it can keep, find and show it.
 * One object a kind, listed once in `app/kinds.ts`; nothing else in the program may branch on a kind's name.
 */
import type { z } from 'zod'
import type { ItemRef, Listed, Relation } from './item.ts'
import type { Stand } from './moves/stand.ts'
import type { SharedPart } from './sharing/shared-view.ts'
import type { Shape } from './sharing/shapes.ts'
import type { Life } from './status.ts'
import type { When } from './shelf/when.ts'

export type Figure = { text: string; isEstimate: boolean }

export type ContentKind<
  Name extends string = string,
  Details extends z.ZodObject = z.ZodObject,
  Card extends z.ZodObject = z.ZodObject,
  Entry extends z.ZodObject = z.ZodObject,
  Numbers extends z.ZodObject = z.ZodObject,
  CardNumbers extends z.ZodObject = z.ZodObject,
> = {
  /** As in addresses and columns: 'prediction'. */
  name: Name
  /** As in a title: 'Prediction'. */
  title: string
  /** Several of them, as a section: 'Predictions'. */
  section: string
  /** By which it is known wherever it is drawn. */
  shape: Shape
  /** What it is, in half a sentence. */
  describes: string
  /** The kind's own fields, as they are kept and answered. */
  details: Details
  /** The few of them that a list shows. */
  card: Card
  /** Those that people write. The others are the house's. */
  entry: Entry
  /** What the engine makes of an item of this kind. */
  numbers: Numbers
  /** The same with what is kept beside it for a call of the kind's own; `numbers` where there is nothing. */
  keptNumbers?: z.ZodObject
  /**
   * The few fields of them that lists show too; all may be missing, for the moment until they are made. `drawn` is for
   * cards alone, and is left out wherever items stand beside another.
   */
  cardNumbers: CardNumbers
  /**
   * What people say of it together, which no version of it has: kept beside it (`item_said`), so that \`cardNumbers\` has
   * it too, and the details wherever they are read with it (\`with-said.ts\`). Only kinds of which they can.
   */
  said?: z.ZodObject
  /** Those fields of a day, where they are not simply fields of the numbers. */
  cardNumbersOf?(details: z.output<Details>, numbers: z.output<Numbers>, today: string): z.input<CardNumbers>
  /**
   * Its numbers for whoever hides what people say: without what they may be made of, of the items that `isHidden` names.
   * Only kinds whose numbers count what people say of others.
   */
  unswayed?(numbers: z.output<Numbers>, isHidden: (ref: ItemRef) => boolean): z.output<Numbers>
  /**
   * The details of an item that somebody writes; `before` where an item is revised, for the fields that people do not
   * write; `now` for those that the clock does.
   */
  detailsFrom(entry: z.output<Entry>, before: z.output<Details> | null, now: Date): z.input<Details>
  /** What people wrote, read back from the details, for the form. */
  entryFrom(details: z.output<Details>): z.input<Entry>
  /**
   * The details that a changed file of the collection brings, with what has become of the item meanwhile and no file
   * says. A kind without it takes them as they are.
   */
  carriedOn?(details: z.output<Details>, before: z.output<Details>): z.input<Details>
  /**
   * The field and the reason why details contradict each other, or the day on which they are written, or null. Files of
   * the collection are written on no day.
   */
  whyNot(details: z.output<Details>, today?: string): { field: string; reason: string } | null
  cardOf(details: z.output<Details>): z.input<Card>
  /**
   * What its card shows besides in the years, quarters or months to come, each by its own (`2027`, `2027-Q1`, `2027-03`), as `today`: kept
   * with the numbers, so that a list needs to read no more of them. Only kinds whose card has such a field.
   */
  aheadOf?(details: z.output<Details>, numbers: z.output<Numbers>): Record<string, unknown>
  /** When its time comes, by its card. */
  whenOf(card: Listed & z.output<Card> & z.output<CardNumbers>): When
  /** The other items that the details name. They become links. */
  refsOf(details: z.output<Details>): { to: ItemRef; relation: Relation }[]
  /** The items asked or told together with it (alternatives, the same question for other years), or null. */
  familyOf(details: z.output<Details>): string | null
  /** Whether its items ask something and so have a status. */
  asks: boolean
  /** The fields that say what is asked or meant: whoever follows an item is told when one of them changes. */
  changesTold: readonly string[]
  /** Null for an item that asks nothing. */
  lifeOf(details: z.output<Details>): Life | null
  /**
   * Its number of a day in the fewest words: '425.6 ppm', '62%', '3% to 40%'. Empty where it has none. An estimate
   * takes the kind's colour.
   */
  figureOf(details: z.output<Details>, numbers: z.output<Numbers> | null, today: string): Figure
  /** Of its numbers of a day what can be said to have moved later; null where it has none that can. */
  standOf(details: z.output<Details>, numbers: z.output<Numbers> | null, today: string): Stand | null
  /** What is told of it wherever it is shown outside its page. */
  sharedOf(details: z.output<Details>, numbers: z.output<Numbers> | null, today: string): SharedPart
  /** What search should find beyond title, summary, tags and body. */
  wordsOf(details: z.output<Details>): string
}

/** Any kind, where its fields do not matter. Its functions take what its own `details` schema has parsed. */
export type AnyKind = ContentKind<string, z.ZodObject, z.ZodObject, z.ZodObject, z.ZodObject, z.ZodObject>

/** Keeps the kind's own types. */
export function contentKind<
  N extends string,
  D extends z.ZodObject,
  C extends z.ZodObject,
  E extends z.ZodObject,
  M extends z.ZodObject,
  S extends z.ZodObject,
>(kind: ContentKind<N, D, C, E, M, S>): ContentKind<N, D, C, E, M, S> {
  return kind
}
