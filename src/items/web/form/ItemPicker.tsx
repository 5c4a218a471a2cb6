/**
 * A field that names an item: somebody types a few words of its title and chooses from what matches, by keyboard or
 * pointer.
 */
import { type ReactNode, useRef } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import type { ItemRef } from '../../item.ts'
import { longestQuery } from '../../shelf/sorts.ts'
import styles from './ItemPicker.module.css'
import { ItemOptions } from '../matches/ItemOptions.tsx'
import { comboboxOf } from '../matches/use-item-options.ts'
import type { From, ItemMatches } from './use-item-matches.ts'
import { useItemPicker } from './use-item-picker.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** Of which kinds it may be. */
  kinds: readonly string[]
  from?: From
  value: ItemRef | null
  onChange: (ref: ItemRef | null) => void
}

export function ItemPicker({ label, hint = 'Type a few words of its title', error = null, ...naming }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { title, text, matches, options, type, choose, clear, press, leave } = useItemPicker(naming)
  const isChosen = naming.value !== null
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <div
          className={styles.picker}
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
        >
          <Input
            {...field}
            ref={input}
            className={classes(styles.input, isChosen && styles.chosen)}
            {...comboboxOf(options)}
            spellCheck={false}
            maxLength={longestQuery}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
          />
          {isChosen && (
            <button
              type="button"
              className={styles.clear}
              aria-label={`Take out ${title}`}
              onClick={() => {
                clear()
                input.current?.focus()
              }}
            >
              <Icon name="close" />
            </button>
          )}
          <ItemOptions options={options} choose={choose} />
          <Found matches={matches} />
        </div>
      )}
    </Field>
  )
}

/** How many there are is said to those who do not see them; that there are none, to everybody. */
function Found({ matches: { state, items } }: { matches: ItemMatches }) {
  const isNone = items.length === 0 && (state === 'found' || state === 'failed')
  return <output className={isNone ? styles.none : 'unseen'}>{sentence(state, items.length)}</output>
}

function sentence(state: ItemMatches['state'], count: number): string {
  if (state === 'failed') return 'Matching items could not be loaded.'
  if (state !== 'found') return ''
  if (count === 0) return 'No item matches these words.'
  return `${count} ${count === 1 ? 'item matches' : 'items match'}. The arrow keys lead to them, Enter takes one.`
}
