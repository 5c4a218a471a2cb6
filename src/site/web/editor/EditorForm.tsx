/**
 * The form of an item: what every item has, what its kind adds, and beside it where the draft lies and what can be done
 * with it.
 */
import { useRef } from 'react'
import { session } from '#accounts/web/session/session.ts'
import { classes } from '#kit/web/ui/classes.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import { BodySection } from './BodySection.tsx'
import type { DraftBox } from './draft/draft-box.ts'
import styles from './Editor.module.css'
import { FaultSummary } from './faults/FaultSummary.tsx'
import { touchedPaths } from './faults/faults.ts'
import { BasicSection, PlaceSection } from './FieldSections.tsx'
import type { FormEntry, PartProps } from './form-entry.ts'
import { KeepLine } from './KeepLine.tsx'
import { LinkSection } from './LinkSection.tsx'
import { Notices } from './Notices.tsx'
import { SavePanel } from './SavePanel.tsx'
import type { Ready } from './draft/start.ts'
import { useDraftEditor } from './draft/use-draft-editor.ts'
import { useFaults } from './faults/use-faults.ts'

type Props = {
  start: Ready
  kind: string
  form: KindForm
  box: DraftBox
  onFirst: (draftId: string) => void
}

export function EditorForm({ start, kind, form, box, onFirst }: Props) {
  const [editor, { entry, faults, kept, stored, round }] = useDraftEditor({ start, kind, form, box, onFirst })
  const { attempts, attempt, faultOf, toldOf, noteChange, noteLeave } = useFaults(faults)
  const element = useRef<HTMLFormElement>(null)
  const change = (patch: Partial<FormEntry>) => {
    const after = { ...entry, ...patch } as FormEntry // a patch takes no field away
    noteChange(touchedPaths(entry, after))
    editor.change({ ...patch, ...form.follow?.(entry, after) })
  }
  const parts: PartProps = { entry, change, faultOf }
  const { Fields } = form
  return (
    // The fields are operated, not the form: it only notes that one of them was left.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={element} className="split" noValidate onBlur={noteLeave} onSubmit={(event) => event.preventDefault()}>
      <div className={classes('stack loose', styles.fields)}>
        <Notices start={start} editor={editor} isStored={stored !== 'off'} />
        {attempts > 0 && <FaultSummary key={attempts} faults={faults} form={element} toldOf={toldOf} />}
        <BasicSection {...parts} />
        <div key={`own-${round}`} className="stack loose">
          <Fields {...parts} asker={session} itemId={start.item?.id ?? null} />
        </div>
        <BodySection {...parts} />
        <PlaceSection {...parts} />
        <LinkSection key={`links-${round}`} {...parts} />
      </div>
      <div>
        <div className={styles.side}>
          <SavePanel editor={editor} start={start} box={box} form={form} wanting={faults.length} onAttempt={attempt} />
          <KeepLine kept={kept} stored={stored} />
        </div>
      </div>
    </form>
  )
}
