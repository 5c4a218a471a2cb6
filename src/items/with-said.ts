/** The details of an item with what people say of it together, where its kind has that. */
import { parseOften } from '#kit/parsing/often-parsed.ts'
import type { AnyKind } from './content-kind.ts'

/** `said`: its card, or what is kept of it; null where nobody has said anything that is shown. */
export function withSaid(kind: AnyKind, details: unknown, said: Record<string, unknown> | null) {
  return { ...parseOften(kind.details, details), ...(kind.said && parseOften(kind.said, said ?? {})) }
}
