/**
 * What somebody is writing: what stands in the form, where it is kept, what the server finds wanting. Nothing typed
 * depends on a call going well. Knows no React: the form listens to it.
 */
import { createStore } from '#accounts/web/store.ts'
import type { MyCaller } from '#items/web/call-context.ts'
import type { BoxState, DraftBox } from './draft-box.ts'
import { changedPaths, type Fault, faultsAfter } from '../faults/faults.ts'
import { type FormEntry, sentEntry } from '../form-entry.ts'
import { createAutosave, type KeepState } from './autosave.ts'
import type { Ready } from './start.ts'

export type DraftEditorState = {
  entry: FormEntry
  faults: readonly Fault[]
  kept: KeepState
  stored: BoxState
  /**
   * Another for each time that all fields were replaced at once: what the parts of the form remember of the old ones
   * goes.
   */
  round: number
}
/** `onFirst` is told the draft's id once there is something to come back to. */
type Given = {
  start: Ready
  kind: string
  blank: FormEntry
  box: DraftBox
  call: MyCaller
  now(): Date
  onFirst(draftId: string): void
}

export type DraftEditor = ReturnType<typeof createDraftEditor>

export function createDraftEditor({ start, kind, blank, box, call, now, onFirst }: Given) {
  const { draftId } = start
  const itemId = start.item?.id ?? null
  const { getSnapshot, subscribe, set } = createStore(() => firstState(start))
  const put = (part: Partial<DraftEditorState>) => set({ ...getSnapshot(), ...part })
  let { base, version, isRefused, isNamed } = { ...start, ...begun(start) }
  const seat = createSeat()

  /** A form that was emptied again is no draft. */
  const isEmpty = (entry: FormEntry) => itemId === null && changedPaths(blank, entry).length === 0

  const autosave = createAutosave<FormEntry>({
    canSend: () => seat.user() !== null,
    now,
    show: (kept) => put({ kept: kept.is === 'kept' && isEmpty(getSnapshot().entry) ? { is: 'unchanged' } : kept }),
    onKept: (sent) => sent === getSnapshot().entry && box.remove(draftId),
    send: async (sent) => {
      const wish = { draftId, kind, itemId, version, base, isEmpty: isEmpty(sent), entry: sent }
      const { at, found } = await keepOnServer(call, wish)
      base = at
      // Nobody looks at an empty form: what an attempt to save found there still holds.
      if (isRefused && isEmpty(sent)) return
      // What was changed while it was on its way has not been looked at.
      put({ faults: faultsAfter(found, changedPaths(sent, getSnapshot().entry)) })
    },
  })

  const change = (patch: Partial<FormEntry>): void => {
    const before = getSnapshot()
    const entry = { ...before.entry, ...patch } as FormEntry // a patch takes no field away
    const paths = changedPaths(before.entry, entry)
    if (paths.length === 0) return
    const written = { id: draftId, kind, itemId, version, entry, base }
    const stored = box.keep({ ...written, at: now().toISOString(), owner: seat.owner() })
    if (isEmpty(entry)) box.remove(draftId)
    put({ entry, stored, faults: faultsAfter(before.faults, paths) })
    autosave.change(entry)
    if (!isNamed) onFirst(draftId)
    isNamed = true
  }

  return {
    kind,
    itemId,
    draftId,
    getSnapshot,
    subscribe,
    change,
    replace: (entry: FormEntry) => (change(entry), put({ round: getSnapshot().round + 1 })),
    /** Somebody is there, or not any more. */
    seat(user: string | null): void {
      seat.take(user)
      if (user) autosave.retry()
    },
    /** Sends what stands in the form, though nothing has changed since. */
    keep: () => autosave.change(getSnapshot().entry),
    retry: autosave.retry,
    rest: autosave.rest,
    /** Nothing stands in the form of a new item yet. */
    isBlank: () => isEmpty(getSnapshot().entry),
    /** Something was changed, or kept before, that could be thrown away. */
    isWritten: () => isNamed && !isEmpty(getSnapshot().entry),
    showFaults: (found: readonly Fault[]) => ((isRefused = true), put({ faults: found })),
    version: () => version,
    goOnFrom: (other: number | null) => void (version = other),
  }
}

type Wish = Pick<Ready, 'draftId' | 'entry' | 'version' | 'base'> & {
  kind: string
  itemId: string | null
  isEmpty: boolean
}

/** Answers with when it was kept, null where there is none any more, and with what is wanting. */
async function keepOnServer(
  call: MyCaller,
  { draftId, kind, itemId, version, base, isEmpty, entry }: Wish,
): Promise<{ at: string | null; found: Fault[] }> {
  const params = { draft: draftId }
  if (!isEmpty) {
    const body = { kind, itemId, base: itemId === null ? null : version, entry: sentEntry(entry) }
    const { draft, faults } = await call('keepDraft', { params, query: {}, body })
    return { at: draft.updatedAt, found: faults }
  }
  if (base !== null) await call('removeDraft', { params, query: {} })
  return { at: null, found: [] }
}

function begun({ base, isUnkept }: Ready): { isRefused: boolean; isNamed: boolean } {
  return { isRefused: false, isNamed: base !== null || isUnkept }
}

function firstState({ entry, faults }: Ready): DraftEditorState {
  return { entry, faults, kept: { is: 'unchanged' }, stored: 'kept', round: 0 }
}

/** Who sits here, and whose words these are also once their session has ended. */
function createSeat() {
  let user: string | null = null
  let owner: string | null = null
  return {
    user: () => user,
    owner: () => owner,
    take(one: string | null): void {
      user = one
      owner = one ?? owner
    },
  }
}
