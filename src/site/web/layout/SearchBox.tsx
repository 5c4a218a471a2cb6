/**
 * A field that searches all stuff, wherever it stands, and names what matches meanwhile. Searches
 * without scripts too.
 */
import { useId } from 'react'
import { Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { ItemOptions } from '#items/web/matches/ItemOptions.tsx'
import { comboboxOf } from '#items/web/matches/use-item-options.ts'
import styles from './SearchBox.module.css'
import { useSearchBox } from './use-search-box.ts'

type Props = { isLarge?: boolean; hasKey?: boolean; text?: string; className?: string | undefined }

export function SearchBox({ isLarge = false, hasKey = false, text: first = '', className }: Props) {
  const id = useId()
  const { text, suggestions, options, type, choose, press, close } = useSearchBox(first)
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
          {...comboboxOf(options)}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onBlur={close}
          className={styles.input}
          data-search=""
        />
        {hasKey && <kbd aria-hidden="true">/</kbd>}
        <ItemOptions options={options} choose={choose} />
        <output className="unseen">{suggestions.state === 'found' && sayFound(suggestions.items.length)}</output>
      </form>
    </search>
  )
}

function sayFound(count: number): string {
  if (count === 0) return 'No item matches these words yet.'
  return `${count} ${count === 1 ? 'item matches' : 'items match'}. The arrow keys lead to them, Enter searches.`
}
