/** The name of a sector, as it is typed. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Input } from '#kit/web/ui/controls/Field.tsx'
import { longestSector } from '#items/mine/own-radar.ts'
import styles from './Radars.module.css'

type Props = { title: string; isBusy: boolean; onKeep(title: string): void; onCancel(): void }

export function SectorName({ title, isBusy, onKeep, onCancel }: Props) {
  const [typed, setTyped] = useState(title)
  const input = useRef<HTMLInputElement>(null)
  // It appears where a button was pressed, which is gone with it.
  useEffect(() => input.current?.select(), [])
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(typed.trim())
      }}
    >
      <Input
        ref={input}
        aria-label={title === '' ? 'Name of a new sector' : `Another name for ${title}`}
        required
        pattern=".*\S.*"
        maxLength={longestSector}
        autoComplete="off"
        value={typed}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="small" busy={isBusy}>
        Keep
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
