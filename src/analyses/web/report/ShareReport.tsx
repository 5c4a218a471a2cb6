/** Shares a report by a secret link, and ends the sharing. */
import { useState } from 'react'
import { paths } from '#items/paths.ts'
import { useCopying } from '#site/web/item/share/use-copying.ts'
import { useSite } from '#site/web/layout/use-page.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import type { Analysis } from '../../analysis.ts'
import { callAnalyses } from '../call-analyses.ts'
import styles from './Report.module.css'

type Props = { analysis: Analysis; onChange: (analysis: Analysis) => void }

export function ShareReport({ analysis, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const sharing = useSharing(analysis, onChange)
  const open = () => {
    setOpen(true)
    // Where there is a link already it is shown at once.
    if (analysis.isShared) void sharing.share()
  }
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={open}>
        <Icon name="share" />
        {analysis.isShared ? 'Shared' : 'Share'}
      </Button>
      <Dialog title="Share this report" isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <ShareForm analysis={analysis} sharing={sharing} />}
      </Dialog>
    </>
  )
}

function useSharing(analysis: Analysis, onChange: Props['onChange']) {
  const { id } = analysis
  const [secret, setSecret] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    await act().catch((error: unknown) => setFailure(failureOf(error).message))
    setBusy(false)
  }
  const share = () =>
    attempt(async () => {
      setSecret((await callAnalyses('shareAnalysis', { params: { id }, query: {}, body: {} })).key)
      onChange({ ...analysis, isShared: true })
    })
  const stop = () =>
    attempt(async () => {
      await callAnalyses('unshareAnalysis', { params: { id }, query: {} })
      setSecret(null)
      onChange({ ...analysis, isShared: false })
    })
  return { secret, isBusy, failure, share, stop }
}

type FormProps = { analysis: Analysis; sharing: ReturnType<typeof useSharing> }

function ShareForm({ analysis: { id, isShared }, sharing: { secret, isBusy, failure, share, stop } }: FormProps) {
  return (
    <>
      <p>
        {isShared
          ? 'Whoever has this link can read the report, without an account. What else you ordered stays yours alone.'
          : 'Only you can open this report. A secret link lets others read it, without an account, until you stop sharing.'}
      </p>
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      {secret && isShared && <LinkField id={id} secret={secret} />}
      <div className="row">
        {!isShared && (
          <Button busy={isBusy} onClick={() => void share()}>
            Make a link
          </Button>
        )}
        {isShared && (
          <Button variant="plain" busy={isBusy} onClick={() => void stop()}>
            Stop sharing
          </Button>
        )}
      </div>
    </>
  )
}

function LinkField({ id, secret }: { id: string; secret: string }) {
  const { origin } = useSite()
  const address = (origin || location.origin) + paths.analysis(id, secret)
  const { shown, said, copy } = useCopying('Link', address)
  return (
    <>
      <Field label="Secret link">{(attributes) => <Input {...attributes} {...shown} />}</Field>
      <div className="row">
        <Button onClick={copy}>Copy link</Button>
        <output className={styles.fine}>{said}</output>
      </div>
    </>
  )
}
