/** Shares an item: its address to copy, and the device's own way of sharing where it has one. */
import { useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import type { Standing } from '#items/mine/words.ts'
import styles from './ShareButton.module.css'
import { useCopying } from './use-copying.ts'

/** `standing`: null for readers, who only ever see what is published. */
type Props = { title: string; path: string; origin: string; standing: Standing | null }

const whoOpens: Record<Standing, string> = {
  published: 'Anyone can open it, without an account.',
  held: 'The item waits: only you and operators can open it, until you are trusted.',
  private: 'The item is private: only you can open it, until you publish it.',
  hidden: 'The item is hidden: only its author and operators can open it.',
}

export function ShareButton({ title, path, origin, standing }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="share" />
        Share
      </Button>
      <Dialog title="Share this item" isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <ShareForm
            title={title}
            address={(origin || location.origin) + path}
            who={whoOpens[standing ?? 'published']}
          />
        )}
      </Dialog>
    </>
  )
}

function ShareForm({ title, address, who }: { title: string; address: string; who: string }) {
  const { shown, said, copy } = useCopying('Address', address)
  const share = async () => {
    // Leaving the device's own dialog without choosing is no failure, and a failure there has been said there.
    await navigator.share({ title, url: address }).catch(() => {})
  }
  return (
    <div className={styles.form}>
      <Field label="Address" hint={who}>
        {(attributes) => <Input {...attributes} {...shown} />}
      </Field>
      <div className="row">
        <Button onClick={copy}>Copy address</Button>
        {'share' in navigator && (
          <Button variant="plain" onClick={share}>
            Share with an app
          </Button>
        )}
      </div>
      <output className={styles.said}>{said}</output>
    </div>
  )
}
