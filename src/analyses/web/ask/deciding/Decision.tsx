/** The way to the fields of what somebody decides on the answer. */
import { useId } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Question } from '../../../ask/ask.ts'
import type { Changes } from '../use-changes.ts'
import { Deciding } from './Deciding.tsx'
import styles from './Deciding.module.css'

type Props = { read: Question; units: readonly string[]; changes: Changes }

export function Decision({ read, units, changes: { open, toggle, give } }: Props) {
  const fields = useId()
  const isOpen = open === 'decision'
  return (
    <div className={styles.way}>
      <div>
        <Button
          variant="plain"
          size="small"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => toggle('decision')}
        >
          {isOpen ? 'That is what I decide' : 'What do you decide?'}
        </Button>
      </div>
      <div id={fields}>{isOpen && <Deciding read={read} units={units} onChange={give} />}</div>
    </div>
  )
}
