/** A draft editor for as long as its form is open: it learns who is there, and when the connection is back. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useToday } from '#kit/web/today.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import { blankEntry } from '../form-entry.ts'
import { useCall } from '#items/web/call-context.ts'
import { createDraftEditor, type DraftEditor, type DraftEditorState } from './draft-editor.ts'
import type { DraftBox } from './draft-box.ts'
import type { Ready } from './start.ts'

type Given = { start: Ready; kind: string; form: KindForm; box: DraftBox; onFirst(draftId: string): void }

export function useDraftEditor({ start, kind, form, box, onFirst }: Given): [DraftEditor, DraftEditorState] {
  const call = useCall()
  const me = useUser().user?.iamId ?? null
  const today = useToday()
  const [editor] = useState(() =>
    createDraftEditor({ start, kind, blank: blankEntry(form, today), box, call, onFirst, now: () => new Date() }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot, editor.getSnapshot)
  useEffect(() => editor.seat(me), [editor, me])
  useEffect(() => {
    if (start.isUnkept) editor.keep()
    addEventListener('online', editor.retry)
    return () => {
      removeEventListener('online', editor.retry)
      editor.retry() // what waits for its pause goes out now
    }
  }, [editor, start.isUnkept])
  return [editor, state]
}
