/**
 * What people write in an item of a kind, as the description of the API shows it. It is not asked for by the contract
 * but by the handler, with the schema of the item's kind: so drafts, which may lack any field, are told what they lack
 * in the same words.
 */
import { z } from 'zod'
import type { AnyKind } from './content-kind.ts'
import { entry } from './entry.ts'

/** Whole for a new item; any part of it, with the version that was read, where an item is revised. */
export function shownEntry(kind: AnyKind, asked: 'whole' | 'part') {
  const fields = z.strictObject({ ...entry.shape, ...kind.entry.shape })
  const shown =
    asked === 'whole'
      ? fields.extend({ kind: z.literal(kind.name), draft: z.uuid().optional() })
      : fields.partial().extend({ version: z.int().min(1) })
  const { $schema: _, ...schema } = z.toJSONSchema(shown, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  })
  return schema
}
