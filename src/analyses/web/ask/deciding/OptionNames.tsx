/** Between what somebody decides: two options to four. */
import { useRef } from 'react'
import { TextField } from '#items/web/form/fields.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { fewestOptions, longestName, mostOptions } from '../../../decision/why-not-choice.ts'
import type { OptionDraft } from './choice-draft.ts'
import styles from './Deciding.module.css'

type Props = { options: readonly OptionDraft[]; onChange: (options: readonly OptionDraft[]) => void }

export function OptionNames({ options, onChange }: Props) {
  const more = useRef<HTMLButtonElement>(null)
  const rename = (key: number, name: string) =>
    onChange(options.map((one) => (one.key === key ? { ...one, name } : one)))
  const add = () => {
    const key = 1 + Math.max(...options.map((one) => one.key))
    onChange([...options, { key, name: '', brings: [null, null] }])
  }
  const remove = (key: number) => {
    onChange(options.filter((one) => one.key !== key))
    more.current?.focus()
  }
  return (
    <>
      <div className={styles.names}>
        {options.map(({ key, name }, i) => (
          <div key={key} className={styles.name}>
            <TextField
              label={`Option ${i + 1}`}
              error={null}
              maxLength={longestName}
              value={name}
              onChange={(next) => rename(key, next)}
            />
            {options.length > fewestOptions && (
              <Button variant="quiet" size="small" aria-label={`Take out option ${i + 1}`} onClick={() => remove(key)}>
                <Icon name="close" />
              </Button>
            )}
          </div>
        ))}
      </div>
      <div>
        <Button
          ref={more}
          variant="plain"
          size="small"
          aria-disabled={options.length >= mostOptions || undefined}
          onClick={() => options.length < mostOptions && add()}
        >
          <Icon name="plus" />
          Add an option
        </Button>
        {options.length >= mostOptions && <span className={styles.full}>Four are the most.</span>}
      </div>
    </>
  )
}
