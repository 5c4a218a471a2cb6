/**
 * The filters of all stuff. Without scripts they are a plain form with a button; with scripts every change counts at
 * once.
 */
import { sayNumber } from '#kit/numbers.ts'
import { type ReactNode, useId } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check, CheckSet, Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { categories, categoryTitles } from '#items/category-titles.ts'
import { countFilters, type Shelf } from '#items/shelf/shelf.ts'
import { statuses, statusTitles } from '#items/status-words.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { Counts } from '../layout/screen-data.ts'
import styles from './ShelfFilters.module.css'
import { useScripts } from '#kit/web/use-scripts.ts'
import type { Draft, useShelfDraft } from './use-shelf-draft.ts'

type Change = ReturnType<typeof useShelfDraft>['change']
type Props = { draft: Draft; change: Change; shelf: Shelf; counts: Counts | null }

export function ShelfFilters({ draft, change, shelf, counts }: Props) {
  const views = useKindViews()
  const hasScripts = useScripts()
  const on = countFilters(shelf)
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="filter" />
        Filters
        {on > 0 && <span className="hush">{on} on</span>}
      </summary>
      <div className={styles.filters}>
        <Choices
          legend="Kind"
          name="kind"
          options={Object.entries(views).map(([kind, { title, glyph }]) => ({
            value: kind,
            count: counts && (counts.kind[kind] ?? 0),
            label: (
              <KindLabel kind={kind} glyph={glyph}>
                {title}
              </KindLabel>
            ),
          }))}
          chosen={draft.kind}
          onChange={(kind) => change({ kind }, 'chosen')}
        />
        <Choices
          legend="Category"
          name="category"
          options={categories.map((category) => ({
            value: category,
            count: counts && (counts.category[category] ?? 0),
            label: <CategoryLabel category={category}>{categoryTitles[category]}</CategoryLabel>,
          }))}
          chosen={draft.category}
          onChange={(category) => change({ category }, 'chosen')}
        />
        <Years draft={draft} change={change} />
        <Choices
          legend="Status"
          name="status"
          options={statuses.map((status) => ({
            value: status,
            count: counts && (counts.status[status] ?? 0),
            label: statusTitles[status],
          }))}
          chosen={draft.status}
          onChange={(status) => change({ status }, 'chosen')}
        />
        {/* Without scripts the form sends what has no field of its own. */}
        {shelf.tag.map((tag) => (
          <input key={tag} type="hidden" name="tag" value={tag} />
        ))}
        {shelf.family && <input type="hidden" name="family" value={shelf.family} />}
        {shelf.view !== 'cards' && <input type="hidden" name="view" value={shelf.view} />}
        {!hasScripts && (
          <Button type="submit" variant="plain">
            Apply
          </Button>
        )}
      </div>
    </details>
  )
}

/** No count where the list could not be counted. */
type Option<T> = { value: T; label: ReactNode; count: number | null }

function Choices<T extends string>(props: {
  legend: string
  name: string
  options: readonly Option<T>[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}) {
  const { legend, name, options, chosen, onChange } = props
  return (
    <CheckSet legend={legend}>
      {options.map(({ value, label, count }) => (
        <Check
          key={value}
          name={name}
          value={value}
          count={typeof count === 'number' ? sayNumber(count) : undefined}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {label}
        </Check>
      ))}
    </CheckSet>
  )
}

function Years({ draft, change }: { draft: Draft; change: Change }) {
  const id = useId()
  const field = (name: 'from' | 'to', label: string, placeholder: string) => (
    <>
      <label className="unseen" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <Input
        id={`${id}-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder={placeholder}
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value }, 'typed')}
      />
    </>
  )
  return (
    <CheckSet legend="Horizon ends">
      <div className={styles.years}>
        {field('from', 'From year', '2026')}
        <span className="fine">to</span>
        {field('to', 'To year', '2060')}
      </div>
    </CheckSet>
  )
}
