/**
 * Several of the same: each row can be taken out and moved, by pointer and by keyboard, and the focus goes where one
 * goes on.
 */
import type { ReactNode } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Group } from './Group.tsx'
import styles from './form.module.css'
import { swapped, useRowKeys } from './use-row-keys.ts'

type Props<Row> = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | null
  /** What one of them is called: 'option'. */
  noun: string
  rows: readonly Row[]
  /** What a new row starts with. */
  blank: Row
  /** With fewer than these, none can be taken out. */
  least?: number
  most: number
  /** Whether their order says anything. */
  isOrdered?: boolean
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (row: Row) => void, place: number) => ReactNode
}

export function Rows<Row>({
  noun,
  rows,
  blank,
  least = 0,
  most,
  isOrdered = false,
  onChange,
  children,
  ...group
}: Props<Row>) {
  const { keys, root, said, add, remove, move } = useRowKeys(rows.length)
  const take = (place: number) => {
    remove(place, noun)
    onChange(rows.filter((_, i) => i !== place))
  }
  const shift = (place: number, to: number) => {
    move(place, to, noun)
    onChange(swapped(rows, place, to))
  }
  return (
    <Group {...group}>
      <div ref={root} className={styles.rowSet}>
        {rows.length > 0 && (
          <ol className={styles.rows}>
            {rows.map((row, i) => (
              <li key={keys[i]} className={styles.row}>
                <div className={styles.cells}>{children(row, (next) => onChange(rows.with(i, next)), i)}</div>
                <div className={styles.acts}>
                  {isOrdered && (
                    <Act act="up" name={`Move ${noun} ${i + 1} up`} isOff={i === 0} onClick={() => shift(i, i - 1)} />
                  )}
                  {isOrdered && (
                    <Act
                      act="down"
                      name={`Move ${noun} ${i + 1} down`}
                      isOff={i === rows.length - 1}
                      onClick={() => shift(i, i + 1)}
                    />
                  )}
                  <Act
                    act="remove"
                    name={`Take out ${noun} ${i + 1}`}
                    isOff={rows.length <= least}
                    onClick={() => take(i)}
                  />
                </div>
              </li>
            ))}
          </ol>
        )}
        <Button
          variant="plain"
          size="small"
          data-act="add"
          disabled={rows.length >= most}
          onClick={() => {
            add()
            onChange([...rows, blank])
          }}
        >
          <Icon name="plus" />
          {rows.length >= most ? `At most ${most}` : `Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
        </Button>
        <output className="unseen">{said}</output>
      </div>
    </Group>
  )
}

type ActProps = { act: 'up' | 'down' | 'remove'; name: string; isOff: boolean; onClick: () => void }

/** Moves or takes out its row. */
function Act({ act, name, isOff, onClick }: ActProps) {
  return (
    <button
      type="button"
      data-act={act}
      className={styles.act}
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawings[act]} />
      </svg>
    </button>
  )
}

const drawings = {
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  remove: 'M2.5 4.5h11M6 4.5V2.5h4v2M4.2 4.5l.6 9h6.4l.6-9M6.8 7v4M9.2 7v4',
}
