/**
 * Words to find, kinds and standings to keep, and an order. What is typed counts after a pause, what is chosen at once.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { standings } from '#items/mine/words.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from './MyShelves.module.css'
import { type MineQuery, sortsOf, sortTitles } from './mine-query.ts'
import { standingTitles } from './StandingLabel.tsx'

const pauseMs = 250

type Props = { query: MineQuery; onChange: (part: Partial<MineQuery>) => void }

export function MineFilters({ query, onChange }: Props) {
  const { shelf, kind, standing, sort } = query
  const views = useKindViews()
  const sorts = sortsOf(shelf)
  return (
    <search className={styles.filters}>
      <WordsField q={query.q} onChange={(q) => onChange({ q })} />
      <Choice label="Kind" value={kind} onChange={(value) => onChange({ kind: value })}>
        {Object.entries(views).map(([name, { section }]) => [name, section])}
      </Choice>
      {shelf === 'own' && (
        <Choice
          label="Standing"
          value={standing}
          onChange={(value) => onChange({ standing: standings.find((one) => one === value) ?? null })}
        >
          {standings.map((one) => [one, standingTitles[one]])}
        </Choice>
      )}
      {shelf !== 'drafts' && (
        <Choice
          label="Sort by"
          value={sort ?? sorts[0]}
          isWhole
          onChange={(value) => onChange({ sort: sorts.find((one) => one === value && one !== sorts[0]) ?? null })}
        >
          {sorts.map((one) => [one, sortTitles[one]])}
        </Choice>
      )}
    </search>
  )
}

function WordsField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
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
        Search this shelf
      </label>
      <Icon name="search" />
      <Input
        id={id}
        type="search"
        maxLength={longestQuery}
        autoComplete="off"
        placeholder="Search this shelf"
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
