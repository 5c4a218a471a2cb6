/**
 * Words to find, kinds and standings to keep, and an order. What is typed counts after a pause, what is chosen at once.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { type ShelfName, standings } from '#items/mine/words.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from './Shelf.module.css'
import { isNarrowed, type MineQuery, sortsOf, sortTitles } from './mine-query.ts'
import { standingTitles } from './StandingLabel.tsx'

const pauseMs = 250
const searchTitles: Record<ShelfName, string> = { own: 'Search my items', saved: 'Search what I saved' }

type Props = {
  shelf: ShelfName
  query: MineQuery
  /** How many there are to choose from. */
  rows: number
  onChange: (part: Partial<MineQuery>) => void
}

export function MineFilters({ shelf, query, rows, onChange }: Props) {
  const { kind, standing, sort } = query
  const views = useKindViews()
  const sorts = sortsOf(shelf)
  const isNeeded = rows > 1 || isNarrowed(query)
  const [isShown, setShown] = useState(isNeeded)
  // What is there once stays: whoever types in it must not lose it.
  if (isNeeded && !isShown) setShown(true)
  if (!isShown) return null
  return (
    <search className={styles.filters}>
      <WordsField label={searchTitles[shelf]} q={query.q} onChange={(q) => onChange({ q })} />
      <Choice label="Kind" value={kind} onChange={(value) => onChange({ kind: value })}>
        {Object.entries(views).map(([name, { section }]) => [name, section])}
      </Choice>
      {shelf === 'own' && (
        <Choice
          label="Status"
          value={standing}
          onChange={(value) => onChange({ standing: standings.find((one) => one === value) ?? null })}
        >
          {standings.map((one) => [one, standingTitles[one]])}
        </Choice>
      )}
      <Choice
        label="Sort by"
        value={sort ?? sorts[0]}
        isWhole
        onChange={(value) => onChange({ sort: sorts.find((one) => one === value && one !== sorts[0]) ?? null })}
      >
        {sorts.map((one) => [one, sortTitles[one]])}
      </Choice>
    </search>
  )
}

type WordsProps = { label: string; q: string; onChange: (q: string) => void }

function WordsField({ label, q, onChange }: WordsProps) {
  const id = useId()
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address changed: by what was typed here, which may be further by now, or by a link, which counts.
  if (q !== seen) {
    setSeen(q)
    if (q !== typed.trim()) setTyped(q)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSeen(text.trim())
      onChange(text.trim())
    }, pauseMs)
  }
  return (
    <div className={styles.words}>
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <Input
        id={id}
        type="search"
        maxLength={longestQuery}
        autoComplete="off"
        placeholder={label}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string | null
  /** One of them always holds; otherwise any does. */
  isWhole?: boolean
  onChange: (value: string | null) => void
  children: readonly (readonly [value: string, title: string])[]
}

function Choice({ label, value, isWhole = false, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <label className="fine" htmlFor={id}>
        {label}
      </label>
      <Select id={id} isSmall value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        {!isWhole && <option value="">any</option>}
        {children.map(([name, title]) => (
          <option key={name} value={name}>
            {title.toLowerCase()}
          </option>
        ))}
      </Select>
    </span>
  )
}
