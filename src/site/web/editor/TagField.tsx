/** Tags as chips. Enter or a comma adds what was typed, Backspace in an empty field takes the last one back. */
import { type KeyboardEvent, useRef, useState } from 'react'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { tagClass } from '#kit/web/ui/controls/Tag.tsx'
import styles from './Editor.module.css'
import { mostTags, withTags } from './tags.ts'

type Props = { tags: readonly string[]; error: string | null; onChange: (tags: string[]) => void }

export function TagField({ tags, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (text: string) => {
    const { tags: next, left } = withTags(tags, text)
    const added = next.slice(tags.length)
    setTyped('')
    if (added.length > 0) {
      onChange(next)
      setSaid(`Added: ${added.join(', ')}.${left > 0 ? ` Eight tags are the most: ${left} left out.` : ''}`)
    } else if (text.trim())
      setSaid(
        tags.length >= mostTags
          ? 'Eight tags are the most.'
          : 'This tag is there already, or has no letter from a to z.',
      )
  }
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag))
    setSaid(`Removed: ${tag}`)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    }
    const last = tags.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  return (
    <div className={styles.tagField}>
      <Field
        label="Tags"
        hint="One to eight. Type a word and press Enter, or a comma. They are written in small letters, joined by hyphens."
        error={error}
      >
        {(field) => (
          <Input
            {...field}
            ref={input}
            value={typed}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={({ target }) => (/[,;\n]/.test(target.value) ? add(target.value) : setTyped(target.value))}
            onKeyDown={press}
            onBlur={() => typed.trim() && add(typed)}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label="Tags so far">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={tagClass()}
                aria-label={`Remove the tag ${tag}`}
                onClick={() => remove(tag)}
              >
                {tag}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="fine hush">{said}</output>
    </div>
  )
}
