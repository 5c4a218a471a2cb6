/** A field that searches all stuff, wherever it stands. Works without scripts too. */
import { useId } from 'react'
import { Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import styles from './SearchBox.module.css'

type Props = { isLarge?: boolean; hasKey?: boolean; text?: string; className?: string | undefined }

export function SearchBox({ isLarge = false, hasKey = false, text, className }: Props) {
  const id = useId()
  return (
    <search className={className}>
      <form action={paths.allStuff()} className={classes(styles.search, isLarge && styles.large)}>
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
          defaultValue={text}
          className={styles.input}
          data-search=""
        />
        {hasKey && <kbd aria-hidden="true">/</kbd>}
      </form>
    </search>
  )
}
