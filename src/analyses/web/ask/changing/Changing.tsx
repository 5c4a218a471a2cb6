/**
 * Changing how a question was read: a group of fields for each part. Whatever is complete is handed on as it is typed;
 * while something is unfinished, nothing is.
 */
import { useRef, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { useToday } from '#kit/web/today.ts'
import { mostParts } from '../../../ask/several/parts-at-once.ts'
import type { Question } from '../../../ask/ask.ts'
import styles from './Changing.module.css'
import { blankDraft, type Draft, draftOf } from './draft.ts'
import { askOf } from './draft-ask.ts'
import { PartFields } from './PartFields.tsx'
import type { Thing } from './things.ts'

type Props = {
  /** As it was read when changing began. */
  read: Question
  things: readonly Thing[]
  units: readonly string[]
  /** By part. */
  coversPlace: readonly boolean[]
  /** Null while something is unfinished. */
  onChange: (read: Question | null) => void
}

type Keyed = { key: number; draft: Draft }

export function Changing({ read, things, units, coversPlace, onChange }: Props) {
  const [parts, setParts] = useState<Keyed[]>(() => read.parts.map((part, key) => ({ key, draft: draftOf(part) })))
  const nextKey = useRef(parts.length)
  const more = useRef<HTMLButtonElement>(null)
  const thisYear = Number(useToday().slice(0, 4))

  const show = (next: Keyed[]) => {
    setParts(next)
    const asks = next.flatMap(({ draft }) => askOf(draft, thisYear) ?? [])
    onChange(asks.length === next.length && asks.length > 0 ? { ...read, parts: asks } : null)
  }
  const change = (key: number, part: Partial<Draft>) =>
    show(parts.map((one) => (one.key === key ? { key, draft: { ...one.draft, ...part } } : one)))
  const add = () => {
    const last = parts.at(-1)
    show([...parts, { key: nextKey.current++, draft: blankDraft(last?.draft.before) }])
  }
  const remove = (key: number) => {
    show(parts.filter((one) => one.key !== key))
    more.current?.focus()
  }
  return (
    <div className={styles.parts}>
      {parts.map(({ key, draft }, i) => (
        <fieldset key={key} className={styles.part}>
          <legend className={parts.length === 1 ? 'unseen' : styles.legend}>
            {parts.length === 1 ? 'How it is read' : `Question ${i + 1}`}
          </legend>
          {parts.length > 1 && (
            <Button variant="quiet" size="small" aria-label={`Take out question ${i + 1}`} onClick={() => remove(key)}>
              <Icon name="close" />
            </Button>
          )}
          <PartFields
            draft={draft}
            things={things}
            units={units}
            isPlaceCovered={coversPlace[i] ?? true}
            change={(part) => change(key, part)}
          />
          {draft.items.length === 0 && askOf(draft, thisYear) === null && (
            <p className="fine hush">Choose what it is about.</p>
          )}
        </fieldset>
      ))}
      {parts.length < mostParts && (
        <div>
          <Button ref={more} variant="plain" size="small" onClick={add}>
            <Icon name="plus" />
            Ask something more at once
          </Button>
        </div>
      )}
    </div>
  )
}
