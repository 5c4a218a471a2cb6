/** An address to copy or to hand to an app of this device. `title`: what an app calls it. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import styles from './Share.module.css'
import { useCopying } from './use-copying.ts'

type Props = { address: string; hint: string; title?: string }

export function AddressForm({ address, hint, title = document.title }: Props) {
  const { shown, said, copy } = useCopying('Address', address)
  const share = async () => {
    // Leaving the device's own dialog without choosing is no failure, and a failure there has been said there.
    await navigator.share({ title, url: address }).catch(() => {})
  }
  return (
    <div className={styles.form}>
      <Field label="Address" hint={hint}>
        {(attributes) => <Input {...attributes} {...shown} />}
      </Field>
      <div className="row">
        <Button onClick={copy}>Copy address</Button>
        {'share' in navigator && (
          <Button variant="plain" onClick={() => void share()}>
            Share with an app
          </Button>
        )}
        <output className={styles.said}>{said}</output>
      </div>
    </div>
  )
}
