/** What can be done with what was written: keep it to oneself, show it to everybody, throw the draft away. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Panel } from '#kit/web/ui/Panel.tsx'
import { paths } from '#items/paths.ts'
import { useToday } from '#kit/web/today.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { PublishDialog } from '../mine/dialogs/PublishDialog.tsx'
import { InTheWay } from '../mine/InTheWay.tsx'
import type { Said } from '../mine/use-mine.ts'
import { useSaid } from '../mine/use-said.ts'
import { ChangedDialog } from './ChangedDialog.tsx'
import type { DraftBox } from './draft/draft-box.ts'
import { sayWanting } from './faults/faults.ts'
import styles from './Editor.module.css'
import type { DraftEditor } from './draft/draft-editor.ts'
import type { FormEntry, WrittenItem } from './form-entry.ts'
import type { Ready } from './draft/start.ts'
import { useSave } from './use-save.ts'

type Props = {
  editor: DraftEditor
  start: Ready
  box: DraftBox
  form: KindForm
  /** How many things are wanting, as far as is known. */
  wanting: number
  onAttempt: () => void
}

export function SavePanel({ editor, start, box, form, wanting, onAttempt }: Props) {
  const { status } = useUser()
  const said = useSaid()
  const { save, throwAway, isBusy, problem, item, settle } = useSave(editor, box, { item: start.item, onAttempt })
  const [asked, setAsked] = useState<'publish' | 'throw away' | null>(null)
  const isNew = start.item === null
  const isOffered = mayPublish(start) && !isStopped(said)
  const askToPublish = useAskToPublish({ editor, start, form, wanting, onAttempt }, (isBlank) =>
    isBlank ? void save({ isPublishing: true }) : setAsked('publish'),
  )
  const publish = async () => {
    // Closed first: a dialog that closes takes the focus back, and what is wanting needs it.
    setAsked(null)
    await save({ isPublishing: true })
  }
  return (
    <>
      <Panel title={isNew ? 'Save' : 'Save this version'}>
        <p className={styles.advice}>{adviceFor(start)}</p>
        {problem.is === 'failed' && (
          <Banner tone="bad" role="alert">
            Not saved. {problem.failure.message} Nothing you typed is lost.
          </Banner>
        )}
        {mayPublish(start) && <InTheWay said={said} />}
        {status === 'visitor' ? (
          <SignIn />
        ) : (
          <div className={styles.buttons}>
            <Button busy={isBusy} onClick={() => void save({ isPublishing: false })}>
              {isNew ? 'Save as private item' : 'Save'}
            </Button>
            {isOffered && (
              <Button variant="plain" onClick={askToPublish}>
                Publish
              </Button>
            )}
          </div>
        )}
        {status !== 'visitor' && (
          <Further {...{ editor, wanting }} onShow={onAttempt} onThrowAway={() => setAsked('throw away')} />
        )}
      </Panel>
      <PublishDialog isOpen={asked === 'publish'} onClose={() => setAsked(null)} publish={publish} />
      <ThrowAwayDialog isNew={isNew} isOpen={asked === 'throw away'} onClose={() => setAsked(null)} run={throwAway} />
      {item && (
        <Meanwhile
          isOpen={problem.is === 'changed'}
          onClose={settle}
          editor={editor}
          item={item}
          form={form}
          onOverwrite={(version) => save({ isPublishing: false, version })}
        />
      )}
    </>
  )
}

/** Nobody is asked whether to publish what cannot be published yet: they are shown what is wanting. */
function useAskToPublish(
  { editor, start, form, wanting, onAttempt }: Omit<Props, 'box'>,
  ask: (isBlank: boolean) => void,
) {
  const today = useToday()
  return () => {
    // One that was published before may come back as it is: of that the server knows.
    const whyNot = start.item === null ? form.whyNotPublic?.(editor.getSnapshot().entry, today) : null
    if (editor.isBlank() || (wanting === 0 && !whyNot)) return ask(editor.isBlank())
    if (wanting === 0 && whyNot) editor.showFaults([whyNot])
    onAttempt()
  }
}

type FurtherProps = { editor: DraftEditor; wanting: number; onShow: () => void; onThrowAway: () => void }

function Further({ editor, wanting, onShow, onThrowAway }: FurtherProps) {
  return (
    <div className={styles.further}>
      {wanting > 0 && (
        <Button variant="quiet" size="small" onClick={onShow}>
          {sayWanting(wanting)}: show {wanting === 1 ? 'it' : 'them'}
        </Button>
      )}
      {editor.isWritten() && (
        <Button variant="quiet" size="small" onClick={onThrowAway}>
          Delete draft
        </Button>
      )}
    </div>
  )
}

type MeanwhileProps = {
  isOpen: boolean
  onClose: () => void
  editor: DraftEditor
  item: WrittenItem
  form: KindForm
  onOverwrite: (version: number) => Promise<void>
}

function Meanwhile({ isOpen, onClose, editor, item, form, onOverwrite }: MeanwhileProps) {
  /** What stood in the form before the newer version took its place. */
  const [mine, setMine] = useState<FormEntry | null>(null)
  const take = (newer: FormEntry, version: number) => {
    setMine(editor.getSnapshot().entry)
    editor.goOnFrom(version)
    editor.replace(newer)
    onClose()
  }
  const bringBack = () => {
    if (mine) editor.replace(mine)
    setMine(null)
  }
  return (
    <>
      {mine && (
        <Banner>
          <p>The newer version stands in the form. Your text is still here.</p>
          <p>
            <Button variant="plain" size="small" onClick={bringBack}>
              Bring mine back
            </Button>
          </p>
        </Banner>
      )}
      <ChangedDialog
        isOpen={isOpen}
        onClose={onClose}
        item={item}
        form={form}
        from={editor.version() ?? 1}
        onTake={take}
        onOverwrite={(version) => void onOverwrite(version)}
      />
    </>
  )
}

type ThrowAwayProps = { isNew: boolean; isOpen: boolean; onClose: () => void; run: () => Promise<void> }

function ThrowAwayDialog({ isNew, ...rest }: ThrowAwayProps) {
  return (
    <ConfirmDialog title="Delete this draft?" action="Delete draft" isDangerous {...rest}>
      <p>
        {isNew
          ? 'What stands in the form goes, here and on the server. It cannot be brought back.'
          : 'Your changes since the last version go. The item stays as it is.'}
      </p>
    </ConfirmDialog>
  )
}

function mayPublish({ item, standing }: Ready): boolean {
  return item === null || standing === 'private'
}

function isStopped(said: Said | null): boolean {
  return said?.word === 'stopped'
}

function adviceFor({ item, standing }: Ready): string {
  if (!item) return 'A private item is seen by you alone. You can publish it now or later.'
  if (standing === 'published') return 'This item is published: everybody reads the new version as soon as you save it.'
  return 'Only you see this item. Every version is kept.'
}

function SignIn() {
  const { pathname, search } = useLocation()
  return (
    <Link className={buttonClass({ wide: true })} to={paths.signIn(pathname + search)}>
      Sign in to save
    </Link>
  )
}
