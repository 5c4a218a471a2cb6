/** One sentence that says why, and what it does. */
import { type FormEvent, useState } from 'react'
import { TextField } from '#items/web/form/fields.tsx'
import { Group } from '#items/web/form/Group.tsx'
import { useSending } from '#kit/web/use-sending.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { reasonSigns } from '../../words.ts'
import styles from '../Resolution.module.css'

type Props = {
  legend: string
  says: string
  action: string
  send: (reason: string) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

export function ReasonForm({ legend, says, action, send, onDone, onCancel }: Props) {
  const [reason, setReason] = useState('')
  const sending = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await sending.send(() => send(reason))) onDone()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Group legend={legend} hint={says}>
        <ReasonField value={reason} onChange={setReason} error={sending.faultOf('reason')} />
      </Group>
      <Sent sending={sending} action={action} onCancel={onCancel} />
    </form>
  )
}

type FieldProps = { value: string; onChange: (reason: string) => void; error: string | null }

export function ReasonField(field: FieldProps) {
  const { least, most } = reasonSigns
  return <TextField {...field} label="Why, in a sentence" hint={`${least} to ${most} characters`} maxLength={most} />
}

type SentProps = { sending: ReturnType<typeof useSending>; action: string; onCancel: () => void }

/** What is wrong with what was sent, and the buttons. */
export function Sent({ sending: { trouble, isBusy }, action, onCancel }: SentProps) {
  return (
    <>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <p className="row">
        <Button type="submit" busy={isBusy}>
          {action}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </>
  )
}
