/** Keeps how a radar stands today as an edition, and lists those that are kept. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { mostOwnEditions } from '#items/mine/own-radar.ts'
import { count } from './count.ts'
import { NameField } from './NameField.tsx'
import { radarPath } from './radar-address.ts'
import styles from './Radars.module.css'
import { Trouble } from './Trouble.tsx'
import { type OwnRadarData, useChange } from './use-own-radar.ts'

type Props = { id: number; radar: OwnRadarData }
type Edition = OwnRadarData['editions'][number]

export function Editions({ id, radar: { editions, edition, items } }: Props) {
  const [doomed, doom] = useState<Edition | null>(null)
  const { run } = useChange()
  const canKeep = edition === null && items.length > 0
  return (
    <section className={styles.part}>
      <h3>Editions</h3>
      {editions.length === 0 && <p className="fine soft">None is kept yet. An edition shows you later what moved.</p>}
      {editions.length > 0 && (
        <ul className={styles.editions}>
          {editions.map((one) => (
            <li key={one.id}>
              <Link
                to={radarPath({ radar: id, edition: one.id })}
                aria-current={one.id === edition ? 'true' : undefined}
              >
                <bdi>{one.name}</bdi>
              </Link>
              <span className="fine hush">
                {sayDay(one.day)}, {count(one.items, 'item')}
              </span>
              <Button variant="quiet" size="small" aria-label={`Delete ${one.name}`} onClick={() => doom(one)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canKeep && (editions.length < mostOwnEditions ? <Keep id={id} /> : <Full />)}
      <ConfirmDialog
        title="Delete this edition?"
        action="Delete"
        isDangerous
        isOpen={doomed !== null}
        onClose={() => doom(null)}
        run={async () =>
          doomed && run((call) => call('removeOwnEdition', { params: { radar: id, edition: doomed.id }, query: {} }))
        }
      >
        <p>How the radar stood then cannot be made again: “{doomed?.name}” goes for good.</p>
      </ConfirmDialog>
    </section>
  )
}

const Full = () => (
  <p className="fine soft">
    {mostOwnEditions} are kept, which is as many as one radar has. Delete one to keep another.
  </p>
)

function Keep({ id }: { id: number }) {
  const [name, setName] = useState('')
  const { isBusy, trouble, run } = useChange()
  const keep = async () => {
    const body = { name: name.trim() }
    if (await run((call) => call('keepOwnEdition', { params: { radar: id }, query: {}, body }))) setName('')
  }
  return (
    <form
      className={styles.form}
      aria-label="Keep this"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <NameField
        label="Keep this as an edition"
        hint="Under a name, with the day. Nobody else sees it."
        name={name}
        onChange={setName}
      />
      <Trouble says={trouble} />
      <div className="row">
        <Button type="submit" busy={isBusy}>
          Save as edition
        </Button>
        <Button variant="plain" onClick={() => print()}>
          Print
        </Button>
      </div>
    </form>
  )
}
