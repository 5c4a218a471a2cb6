/**
 * What the editor opens with: an empty form, an item, or a draft of either, from the server or from this browser. Knows
 * no React.
 */
import { isRefusal } from '#kit/refusal.ts'
import type { Standing } from '#items/mine/words.ts'
import type { MyCaller } from '#items/web/call-context.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import { type Failure, failureOf } from '#kit/web/failure.ts'
import { type DraftBox, isMine, type LocalDraft } from './draft-box.ts'
import { newDraftId } from './draft-id.ts'
import type { Fault } from '../faults/faults.ts'
import { blankEntry, entryOf, type FormEntry, mendedEntry, type WrittenItem } from '../form-entry.ts'

export type Asked = { kind: string; form: KindForm; itemId: string | null; draftId: string | null }
export type StartWorld = { call: MyCaller; box: DraftBox; today: string; me: string | null }

type Other = { entry: FormEntry; version: number | null }
export type Ready = {
  is: 'ready'
  draftId: string
  entry: FormEntry
  faults: Fault[]
  /** The item that is revised; null for a new one. */
  item: WrittenItem | null
  standing: Standing | null
  hidden: { reason: string; at: string } | null
  /** The version that the form goes on from. */
  version: number | null
  /** When the server's copy of the draft was kept; null where it has none. */
  base: string | null
  /** This browser holds changes that the server has not seen. */
  isUnkept: boolean
  /**
   * The server's draft, where it was changed elsewhere since this browser's copy was made, and the version that it goes
   * on from.
   */
  other: Other | null
}
export type Start = Ready | { is: 'sign-in' | 'missing' | 'not-yours' } | { is: 'failed'; failure: Failure }

type KeptDraft = {
  id: string
  kind: string
  itemId: string | null
  /** The version of the item that it began from. */
  base: number | null
  updatedAt: string
  entry: Record<string, unknown>
  faults: Fault[]
}

export async function findStart(world: StartWorld, asked: Asked): Promise<Start> {
  const { draftId, form, itemId } = asked
  try {
    if (itemId !== null) return await startRevision(world, asked, itemId)
    return draftId
      ? await startDraft(world, asked, draftId)
      : ready({ draftId: newDraftId(), entry: blankEntry(form, world.today) })
  } catch (error) {
    if (isRefusal(error) && ['item-not-found', 'invalid-input'].includes(error.code)) return { is: 'missing' }
    const failure = failureOf(error)
    return failure.is === 'signed-out' ? { is: 'sign-in' } : { is: 'failed', failure }
  }
}

/** A draft of a new item. */
async function startDraft(world: StartWorld, { kind, form }: Asked, draftId: string): Promise<Start> {
  const { box, call, me, today } = world
  const found = box.find(draftId)
  const local = found && isMine(found, me) ? found : null
  const kept = me ? await findKept(call, draftId, local) : null
  const isOther = [local, kept].some((draft) => draft && (draft.kind !== kind || draft.itemId !== null))
  const mended = (entry: Record<string, unknown>) => mendedEntry(entry, form, today)
  if (local && !isOther) return fromHere(local, kept, mended)
  if (kept && !isOther) return fromServer(kept, mended)
  return { is: me ? 'missing' : 'sign-in' }
}

async function startRevision(world: StartWorld, { kind, form }: Asked, id: string): Promise<Start> {
  const { box, call, me, today } = world
  if (!me) return { is: 'sign-in' }
  const params = { kind, id }
  const [answer, { isOwn, draft, standing, hidden }] = await Promise.all([
    call('findItem', { params, query: { include: [] } }),
    call('findStanding', { params, query: {} }),
  ])
  if (!isOwn) return { is: 'not-yours' }
  const item = answer.item as unknown as WrittenItem // of this kind, cut to the contract's schema by the server
  const local = box.list().find((one) => one.kind === kind && one.itemId === id && isMine(one, me))
  const kept = draft ? await findDraft(call, draft, local !== undefined) : null
  const mended = (entry: Record<string, unknown>) => mendedEntry({ ...entryOf(item, form), ...entry }, form, today)
  const shared = { item, standing, hidden }
  if (local)
    return { ...fromHere(sameDraft(box, local, kept), kept, mended), ...shared, version: local.version ?? item.version }
  if (kept) return { ...fromServer(kept, mended), ...shared, version: versionOf(kept) }
  return ready({ ...shared, draftId: newDraftId(), entry: entryOf(item, form), version: item.version })
}

type Mended = (entry: Record<string, unknown>) => FormEntry

/** This browser's copy goes first: it holds what the server has not seen. */
function fromHere({ id, entry, base }: LocalDraft, kept: KeptDraft | null, mended: Mended): Ready {
  const isElsewhere = kept !== null && base !== kept.updatedAt
  const other = isElsewhere ? { entry: mended(kept.entry), version: versionOf(kept) } : null
  return ready({ draftId: id, entry: mended(entry), base: kept?.updatedAt ?? null, isUnkept: true, other })
}

function fromServer({ id, entry, faults, updatedAt }: KeptDraft, mended: Mended): Ready {
  return ready({ draftId: id, entry: mended(entry), faults, base: updatedAt })
}

/** One item, begun in two browsers: from now on they are one draft. */
function sameDraft(box: DraftBox, local: LocalDraft, kept: KeptDraft | null): LocalDraft {
  if (!kept || kept.id === local.id) return local
  const moved = { ...local, id: kept.id }
  box.keep(moved)
  box.remove(local.id)
  return moved
}

/**
 * Of a revision whose beginning nobody told, the first is taken: then saving asks, wherever the item has changed at
 * all.
 */
function versionOf({ itemId, base }: KeptDraft): number | null {
  return itemId === null ? null : (base ?? 1)
}

function ready(given: Pick<Ready, 'draftId' | 'entry'> & Partial<Ready>): Ready {
  const nothing = { item: null, standing: null, hidden: null, version: null, base: null, other: null }
  return { is: 'ready', faults: [], isUnkept: false, ...nothing, ...given }
}

/** A copy that goes on from nothing was never kept: there is nothing to ask for. */
async function findKept(call: MyCaller, id: string, local: LocalDraft | null): Promise<KeptDraft | null> {
  return local && local.base === null ? null : findDraft(call, id, local !== null)
}

/** `isSpare`: there is a copy to go on with, so the server need not be reached. */
async function findDraft(call: MyCaller, id: string, isSpare: boolean): Promise<KeptDraft | null> {
  try {
    return (await call('findDraft', { params: { draft: id }, query: {} })).draft
  } catch (error) {
    const isNone = isRefusal(error) && ['draft-not-found', 'invalid-input'].includes(error.code)
    if (isNone || (isSpare && failureOf(error).is !== 'signed-out')) return null
    throw error
  }
}
