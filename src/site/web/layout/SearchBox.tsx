/**
 * A field that searches all stuff, wherever it stands, and names what matches meanwhile. A combobox as WAI-ARIA describes
 * it; HTML has no element that is one, hence the roles. Searches without scripts too.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useId } from 'react'
import { Input } from '#kit/web/ui/controls/Field.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { type Card, useKindViews } from '#items/web/kind-view.ts'
import styles from './SearchBox.module.css'
import { useSearchBox } from './use-search-box.ts'

type Props = { isLarge?: boolean; hasKey?: boolean; text?: string; className?: string | undefined }

export function SearchBox({ isLarge = false, hasKey = false, text: first = '', className }: Props) {
  const id = useId()
  const list = `${id}-matches`
  const { text, isOpen, active, items, state, type, choose, press, close } = useSearchBox(first)
  return (
    <search className={className}>
      <form action={paths.allStuff()} className={classes(styles.search, isLarge && styles.large)} onSubmit={close}>
        <label className="unseen" htmlFor={id}>
          Search all stuff
        </label>
        <Icon name="search" />
        <Input
          id={id}
          name="q"
          type="search"
          maxLength={longestQuery}
          placeholder="Search all stuff"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list}
          {...(isOpen && active >= 0 && { 'aria-activedescendant': `${list}-${active}` })}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onBlur={close}
          className={styles.input}
          data-search=""
        />
        {hasKey && <kbd aria-hidden="true">/</kbd>}
        <Matches id={list} items={isOpen ? items : []} active={active} choose={choose} />
        <output className="unseen">{state === 'found' && sayFound(items.length)}</output>
      </form>
    </search>
  )
}

type MatchesProps = { id: string; items: readonly Card[]; active: number; choose: (item: Card) => void }

/** The focus stays in the field, which takes the keys and says by `aria-activedescendant` where one is. */
function Matches({ id, items, active, choose }: MatchesProps) {
  const views = useKindViews()
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div id={id} role="listbox" aria-label="Matching items" className={styles.matches} hidden={items.length === 0}>
      {items.map((item, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={`${item.kind}/${item.id}`}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === active}
          className={`is-${item.kind}`}
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
          </span>
        </div>
      ))}
    </div>
  )
}

function sayFound(count: number): string {
  if (count === 0) return 'No item matches these words yet.'
  return `${count} ${count === 1 ? 'item matches' : 'items match'}. The arrow keys lead to them, Enter searches.`
}
