/**
 * Drafts in the browser's own storage: what the server does not have yet. Once it has them they leave, so that a shared
 * browser keeps nobody's writing longer than it must.
 */

export type LocalDraft = {
  id: string
  kind: string
  itemId: string | null
  /** The version of the item that it would revise. */
  version: number | null
  entry: Record<string, unknown>
  /** When it was last changed, by this browser's clock. */
  at: string
  /** The account that writes it; null while nobody is signed in. */
  owner: string | null
  /** When the server's copy that it goes on from was kept; null where there is none. */
  base: string | null
}

/** `off`: the browser keeps nothing for sites. `full`: it keeps no more. */
export type BoxState = 'kept' | 'off' | 'full'

const prefix = 'farsight:draft:'

/** `open` is asked each time: where storage is off, the mere name of it throws. */
export function draftBox(open: () => Storage) {
  return {
    find: (id: string): LocalDraft | null => guarded(() => read(open().getItem(prefix + id)), null),
    list: (): LocalDraft[] =>
      guarded(() => {
        const storage = open()
        const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) =>
          key.startsWith(prefix),
        )
        const drafts = keys.map((key) => read(storage.getItem(key))).filter((draft) => draft !== null)
        return drafts.toSorted((a, b) => b.at.localeCompare(a.at))
      }, []),
    keep(draft: LocalDraft): BoxState {
      const storage = guarded(open, null)
      if (!storage) return 'off'
      return guarded<BoxState>(() => {
        storage.setItem(prefix + draft.id, JSON.stringify(draft))
        return 'kept'
      }, 'full')
    },
    remove: (id: string): void => guarded(() => open().removeItem(prefix + id), undefined),
  }
}
export type DraftBox = ReturnType<typeof draftBox>

/**
 * Whether somebody may see a draft that lies in this browser: their own, and one that was begun before anybody signed
 * in.
 */
export function isMine(draft: LocalDraft, me: string | null): boolean {
  return draft.owner === null || draft.owner === me
}

/** Storage that is off, full or broken must not stop anybody from writing. */
function guarded<T>(ask: () => T, otherwise: T): T {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

/** Anything may lie in storage: what is no draft of ours counts as nothing. */
function read(written: string | null): LocalDraft | null {
  const draft: unknown = written === null ? null : guarded(() => JSON.parse(written) as unknown, null)
  return isDraft(draft) ? draft : null
}

function isDraft(value: unknown): value is LocalDraft {
  if (!isRecord(value)) return false
  const { id, kind, itemId, version, entry, at, owner, base } = value
  const areTexts = [id, kind, at].every((text) => typeof text === 'string')
  const mayBeNull = [itemId, owner, base].every((text) => text === null || typeof text === 'string')
  return areTexts && mayBeNull && (version === null || typeof version === 'number') && isRecord(entry)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
