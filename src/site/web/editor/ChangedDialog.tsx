/**
 * Somebody, or oneself elsewhere, saved a newer version meanwhile: what it changed, and which of the two shall stand.
 * Nothing is lost either way.
 */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { useCall } from '#items/web/call-context.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import { VersionChanges } from '../versions/VersionChanges.tsx'
import { entryOf, type FormEntry, type WrittenItem } from './form-entry.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  item: WrittenItem
  form: KindForm
  /** The version that the form goes on from. */
  from: number
  onTake: (newer: FormEntry, version: number) => void
  onOverwrite: (version: number) => void
}

/** More than this many versions are not compared one by one. */
const mostCompared = 5

export function ChangedDialog({ isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog title="This item was changed elsewhere" isOpen={isOpen} onClose={onClose}>
      {isOpen && <Choice {...rest} />}
    </Dialog>
  )
}

function Choice({ item: { kind, id }, form, from, onTake, onOverwrite }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { answer, failure, isWaiting } = useAnswer(useCall(), 'findItem', {
    params: { kind, id },
    query: { include: [] },
  })
  if (failure)
    return (
      <Banner tone="bad" role="alert">
        {failure.message} Nothing was changed, and your text is still in the form.
      </Banner>
    )
  // What was answered before is what the form began with.
  if (!answer || isWaiting) return <output>Looking at what changed</output>
  const item = answer.item as unknown as WrittenItem // of this kind, cut to the contract's schema by the server
  const versions = Array.from({ length: item.version - from }, (_, i) => from + 1 + i).slice(-mostCompared)
  return (
    <>
      <p>
        {item.version > from
          ? `You began with version ${from}; version ${item.version} stands now.`
          : `This was saved before, and published since: version ${from} is what everybody reads.`}{' '}
        Your text has not been saved, and it is not lost.
      </p>
      {versions.map((version) => (
        <section key={version}>
          <h3>What version {version} changed</h3>
          <VersionChanges kind={kind} id={id} version={version} />
        </section>
      ))}
      <div className="row">
        <Button onClick={() => onTake(entryOf(item, form), item.version)}>Load the newer version</Button>
        <Button variant="plain" onClick={() => onOverwrite(item.version)}>
          Save mine over it
        </Button>
      </div>
      <p className="fine hush">The version that you save over stays among the versions.</p>
    </>
  )
}
