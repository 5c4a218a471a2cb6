/**
 * A field that names an item: somebody types a few words of its title and chooses from what matches, by keyboard or
 * pointer. A combobox as WAI-ARIA describes it; HTML has no element that is one, hence the roles.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type ReactNode, useId, useRef } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import type { ItemRef } from '../../item.ts'
import { longestQuery } from '../../shelf/sorts.ts'
import styles from './ItemPicker.module.css'
import { type Card, useKindViews } from '../kind-view.ts'
import type { ItemMatches } from './use-item-matches.ts'
import { refOf, useItemPicker } from './use-item-picker.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** Of which kinds it may be. */
  kinds: readonly string[]
  value: ItemRef | null
  onChange: (ref: ItemRef | null) => void
}

export function ItemPicker({ label, hint = 'Type a few words of its title', error = null, ...naming }: Props) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const { title, text, isOpen, active, matches, type, choose, clear, press, leave } = useItemPicker(naming)
  const isShown = isOpen && matches.items.length > 0
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
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            value={text}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={list}
            {...(isShown && active >= 0 && { 'aria-activedescendant': `${list}-${active}` })}
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
          <Options id={list} items={isShown ? matches.items : []} active={active} choose={choose} />
          <Found matches={matches} />
        </div>
      )}
    </Field>
  )
}

type OptionsProps = { id: string; items: readonly Card[]; active: number; choose: (item: Card) => void }

/** The focus stays in the field, which takes the keys and says by `aria-activedescendant` where one is. */
function Options({ id, items, active, choose }: OptionsProps) {
  const views = useKindViews()
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div id={id} role="listbox" aria-label="Matching items" className={styles.options} hidden={items.length === 0}>
      {items.map((item, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={refOf(item)}
          id={`${id}-${i}`}
          ref={i === active ? keepInSight : null}
          role="option"
          aria-selected={i === active}
          className={classes(styles.option, `is-${item.kind}`)}
          // A press must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {views[item.kind]?.glyph}
          <span>
            <span className="unseen">{views[item.kind]?.title}: </span>
            <bdi>
              <Chemical text={item.title} />
            </bdi>
            {item.authorId !== null && (
              <span className="fine hush">
                {' '}
                by <bdi>{item.author}</bdi>
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

/** How many there are is said to those who do not see them; that there are none, to everybody. */
function Found({ matches: { state, items } }: { matches: ItemMatches }) {
  const isNone = items.length === 0 && (state === 'found' || state === 'failed')
  return <output className={isNone ? styles.none : 'unseen'}>{sentence(state, items.length)}</output>
}

function sentence(state: ItemMatches['state'], count: number): string {
  if (state === 'failed') return 'Matching items could not be loaded.'
  if (state !== 'found') return ''
  if (count === 0) return 'No published item matches these words.'
  return `${count} ${count === 1 ? 'item matches' : 'items match'}. The arrow keys lead to them, Enter takes one.`
}
