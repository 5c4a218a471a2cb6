/** Gives a radar of one's own another name, or deletes it. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#items/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { useCall } from '#items/web/call-context.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { NameField } from './NameField.tsx'
import styles from './Radars.module.css'
import { Trouble } from './Trouble.tsx'
import { useChange } from './use-own-radar.ts'

export function WholeRadar({ id, name }: { id: number; name: string }) {
  const call = useCall()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(name)
  const [isAsked, setAsked] = useState(false)
  const { isBusy, trouble, run } = useChange()
  const params = { radar: id }
  return (
    <section className={styles.part}>
      <h3>This radar</h3>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void run((ask) => ask('changeOwnRadar', { params, query: {}, body: { name: typed.trim() } }))
        }}
      >
        <NameField label="Name" name={typed} onChange={setTyped} />
        <Trouble says={trouble} />
        <div className="row">
          <Button type="submit" variant="plain" busy={isBusy}>
            Rename
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
            Delete this radar
          </Button>
        </div>
      </form>
      <ConfirmDialog
        title="Delete this radar?"
        action="Delete"
        isDangerous
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        run={async () => {
          await call('removeOwnRadar', { params, query: {} })
          await navigate(paths.radars())
          stale(call, ['listOwnRadars'])
        }}
      >
        <p>“{name}” goes for good, with its sectors and all its editions. The items stay.</p>
      </ConfirmDialog>
    </section>
  )
}
