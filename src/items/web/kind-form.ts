/**
 * What the editor must know about a kind to let people write it. One object a kind, listed once in
 * `app/kind-forms.tsx`; loaded when somebody writes.
 */
import type { ComponentType } from 'react'
import type { Asker } from '#kit/web/call.ts'

/**
 * What stands in the kind's own part of the form: `ContentKind.entry` before it is complete, so any field may still be
 * empty.
 */
export type KindEntry = Record<string, unknown>

export type KindForm<E extends KindEntry = KindEntry> = {
  /** What a new item of this kind is called in a heading: 'Write a prediction'. */
  heading: string
  /** One sentence under the heading: what this kind is for. */
  advice: string
  /** What the form starts with. `today` is `2026-11-21`. */
  blank(today: string): E
  /** What people wrote in an item of this kind, read back for the form. */
  entryFrom(item: Record<string, unknown>): E
  Fields: ComponentType<FieldsProps<E>>
  /** What of its own fields follows from a change of any, as long as nobody has set it by hand. */
  follow?(before: WholeEntry<E>, after: WholeEntry<E>): Partial<E>
  /** Why others could do nothing with it if it were published today: the field and the reason; null where they can. */
  whyNotPublic?(entry: E, today: string): { field: string; reason: string } | null
}

/** With what stands in the form of every kind. */
export type WholeEntry<E extends KindEntry> = E & { title: string; horizon: { from: number | null; to: number | null } }

export type FieldsProps<E extends KindEntry = KindEntry> = {
  entry: E
  change(patch: Partial<E>): void
  /**
   * What the server says is missing or wrong at this path ('question.range.min') or below it where nothing nearer shows
   * it; null where all is well or the field is untouched.
   */
  faultOf(path: string): string | null
  /** Who asks where a part of the form asks the server, and the item that is revised; null for a new one. */
  asker: Asker
  itemId: string | null
}
