/**
 * From a form to an item: saved, published, or refused with what is wanting. Whatever happens, what was typed is kept.
 */
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefusal } from '#kit/refusal.ts'
import { paths } from '#items/paths.ts'
import { type MyCaller, useCall } from '#items/web/call-context.ts'
import { type Failure, failureOf } from '#kit/web/failure.ts'
import type { DraftBox } from './draft/draft-box.ts'
import type { DraftEditor } from './draft/draft-editor.ts'
import type { WrittenItem } from './form-entry.ts'
import { writeItem } from './write-item.ts'

type Problem = { is: 'none' } | { is: 'faults' } | { is: 'changed' } | { is: 'failed'; failure: Failure }

/** What the item's page says once, of what happened on the way to it. */
export type Arrival = { notice: string } | null

/** `item` is the one that is revised; null for a new one. */
export function useSave(
  editor: DraftEditor,
  box: DraftBox,
  { item, onAttempt }: { item: WrittenItem | null; onAttempt: () => void },
) {
  const call = useCall()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>({ is: 'none' })
  /** What this draft had become before, where no answer told so. */
  const [earlier, setEarlier] = useState<WrittenItem | null>(null)
  const isRunning = useRef(false)
  const arrive = (id: string, arrival: Arrival) => navigate(paths.item(editor.kind, id), { state: arrival })

  /** Resolves once the item's page is shown, or the problem is. */
  const save = async ({
    isPublishing,
    version = editor.version(),
  }: {
    isPublishing: boolean
    version?: number | null
  }) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem({ is: 'none' })
    try {
      await editor.rest()
      const id = await writeItem(call, editor, { version, onFound: setEarlier })
      await dropDraft(call, box, editor.draftId)
      const failure = isPublishing ? await publish(call, editor.kind, id) : null
      await arrive(id, failure && { notice: `Saved as a private item, but not published. ${failure.message}` })
    } catch (error) {
      editor.keep()
      const found = problemOf(error)
      if (found.is === 'faults') {
        editor.showFaults(detailsOf(error))
        onAttempt()
      }
      setProblem(found)
    }
    isRunning.current = false
    setBusy(false)
  }

  const throwAway = async () => {
    await editor.rest()
    try {
      await call('removeDraft', { params: { draft: editor.draftId }, query: {} })
    } catch (error) {
      editor.keep()
      throw error
    }
    box.remove(editor.draftId)
    await (editor.itemId === null ? navigate(paths.myStuff()) : arrive(editor.itemId, null))
  }

  return { save, throwAway, isBusy, problem, item: item ?? earlier, settle: () => setProblem({ is: 'none' }) }
}

/**
 * The item has everything. A draft that stays behind on the server shows among the drafts, where it can be thrown away.
 */
async function dropDraft(call: MyCaller, box: DraftBox, draftId: string): Promise<void> {
  box.remove(draftId)
  await call('removeDraft', { params: { draft: draftId }, query: {} }).catch(() => {})
}

async function publish(call: MyCaller, kind: string, id: string): Promise<Failure | null> {
  return call('publishItem', { params: { kind, id }, query: {} }).then(() => null, failureOf)
}

function problemOf(error: unknown): Problem {
  if (isRefusal(error) && error.code === 'changed-meanwhile') return { is: 'changed' }
  return detailsOf(error).length > 0 ? { is: 'faults' } : { is: 'failed', failure: failureOf(error) }
}

/** What the server finds wanting, field by field. */
function detailsOf(error: unknown) {
  const isAboutFields = isRefusal(error) && (error.code === 'invalid-input' || error.code === 'unknown-field')
  return isAboutFields ? (error.details ?? []) : []
}
