/** Which edition of a radar is shown, and with which it is compared: a form, so that it needs no scripts. */
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Select } from '#kit/web/ui/controls/Field.tsx'
import styles from './RadarView.module.css'

type Props = {
  /** The newest first. */
  editions: readonly { value: string; title: string }[]
  /** As the address has them; null for today, and for the one before. */
  edition: string | null
  since: string | null
  /** Where it leads without scripts, and what of the address stays. */
  action: string
  others: readonly (readonly [name: string, value: string])[]
  pathOf(query: URLSearchParams): string
}

export function EditionForm({ editions, edition, since, action, others, pathOf }: Props) {
  const navigate = useNavigate()
  if (editions.length === 0) return null
  return (
    <form
      key={`${edition} ${since}`}
      action={action}
      className={styles.choice}
      aria-label="Editions"
      onSubmit={(event) => {
        event.preventDefault()
        const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
        void navigate(pathOf(new URLSearchParams(given.filter(([, value]) => value))), { preventScrollReset: true })
      }}
    >
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Choice name="edition" label="Edition" usual="Today" editions={editions} chosen={edition} />
      <Choice name="since" label="compared with" usual="the one before" editions={editions} chosen={since} />
      <Button type="submit" variant="plain" size="small">
        Show
      </Button>
    </form>
  )
}

type ChoiceProps = Pick<Props, 'editions'> & {
  name: 'edition' | 'since'
  label: string
  usual: string
  chosen: string | null
}

function Choice({ name, label, usual, editions, chosen }: ChoiceProps) {
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <Select id={id} name={name} isSmall defaultValue={chosen ?? ''}>
        <option value="">{usual}</option>
        {editions.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
    </span>
  )
}
