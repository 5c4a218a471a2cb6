/**
 * How what stands in the form becomes an item, or its next version: once, though answers are lost on the way. Knows no
 * React.
 */
import { Refusal } from '#kit/refusal.ts'
import type { MyCaller } from '#items/web/call-context.ts'
import type { DraftEditor } from './draft/draft-editor.ts'
import { sentEntry, type WrittenItem } from './form-entry.ts'

type Writer = Pick<DraftEditor, 'kind' | 'itemId' | 'draftId' | 'getSnapshot'>
/**
 * `version`: the one that the form goes on from, or is to be saved over. `onFound` is told of an item that nobody knew
 * of here.
 */
type Wish = { version: number | null; onFound: (item: WrittenItem) => void }

/** Answers with the item's id. */
export async function writeItem(
  call: MyCaller,
  { kind, itemId, draftId, getSnapshot }: Writer,
  { version, onFound }: Wish,
): Promise<string> {
  const fields = sentEntry(getSnapshot().entry)
  const revise = (id: string) =>
    call('reviseItem', { params: { kind, id }, query: {}, body: { ...fields, version: version ?? 1 } })
  if (itemId !== null) {
    await revise(itemId)
    return itemId
  }
  const { item, isNew } = await call('createItem', { params: {}, query: {}, body: { kind, draft: draftId, ...fields } })
  const id = String(item['id'])
  if (isNew) return id
  // An earlier try had come through, and its answer was lost. What was typed since is a revision of what that try
  // wrote: version 1.
  onFound(item as unknown as WrittenItem) // of this kind, cut to the contract's schema by the server
  // The form has said that only its author sees what is saved here.
  if (item['publishedAt'] !== null && version === null) throw new Refusal('changed-meanwhile')
  await revise(id)
  return id
}
