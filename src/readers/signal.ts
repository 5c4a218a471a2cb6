/** What a reader writes in a signal, and what others and its author read of it. */
import { z } from 'zod'
import { standings } from '#items/mine/words.ts'
import { plainLine, plainText } from '#kit/plain-line.ts'
import type { RefusalDetails } from '#kit/refusal.ts'
import { pageLink, writtenDay } from '#kit/written.ts'
import { directions } from '#series/series-words.ts'

/** Made by the browser that writes it, so that keeping it twice keeps it once. */
export const signalId = z.uuid()

export const signalEntry = z.strictObject({
  /** The day on which it happened. */
  date: writtenDay,
  /** What happened. */
  title: plainLine(3, 140),
  /** Where it can be read: a page on the open net. */
  link: pageLink,
  /** What it says, in lines of its own; between two parts stands one empty line at most. */
  note: plainText(0, 500)
    .transform((text) => text.replaceAll(/\n{3,}/g, '\n\n'))
    .default(''),
  /** Whether it speaks for the trend going on. */
  direction: z.enum(directions),
})
export type SignalEntry = z.output<typeof signalEntry>

export const shownSignal = z.object({
  id: signalId,
  date: z.iso.date(),
  title: z.string(),
  link: z.string(),
  note: z.string(),
  direction: z.enum(directions),
  /** As others know whoever wrote it. */
  author: z.string(),
  publishedAt: z.iso.datetime(),
  /** When it was written as it stands; later than its publication where it was changed since. */
  writtenAt: z.iso.datetime(),
  /** Whether whoever wrote it wrote the trend too: no stranger bears it out. */
  isByOwner: z.boolean(),
})
export type ShownSignal = z.output<typeof shownSignal>

/** To its author. `held`: it is published, and waits for an operator. */
export const ownSignal = shownSignal.omit({ author: true, publishedAt: true, isByOwner: true }).extend({
  standing: z.enum(standings),
  hidden: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
})
export type OwnSignal = z.output<typeof ownSignal>

/** Somewhere on earth it is later than here: a day has begun once it has begun anywhere. */
const earliestMs = 14 * 60 * 60 * 1000

/** What has not happened yet is no signal. */
export function whyNotYet(written: unknown, now: Date): RefusalDetails {
  const { data } = z.object({ date: writtenDay }).safeParse(written)
  return data && data.date > lastDay(now) ? [{ field: 'date', reason: 'is still to come' }] : []
}

/** The last day on which something can have happened by now. */
function lastDay(now: Date): string {
  return new Date(now.getTime() + earliestMs).toISOString().slice(0, 10)
}
