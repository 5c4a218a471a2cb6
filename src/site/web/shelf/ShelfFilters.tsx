/**
 * The filters of all stuff. Without scripts they are a plain form with a button; with scripts every change counts at
 * once.
 */
import { sayNumber } from '#kit/numbers.ts'
import { type ReactNode, useId } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check, CheckSet, Input } from '#kit/web/ui/controls/Field.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { categories, categoryTitles } from '#items/category-titles.ts'
import { dataFilters, dataFilterTitle } from '#items/shelf/data-filter.ts'
import { countFilters, type Shelf } from '#items/shelf/shelf.ts'
import { statuses, statusTitles } from '#items/status-words.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { Counts } from '../layout/screen-data.ts'
import styles from './ShelfFilters.module.css'
import type { Draft } from './shelf-draft.ts'
import type { useShelfDraft } from './use-shelf-draft.ts'

type Change = ReturnType<typeof useShelfDraft>['change']
type Props = { draft: Draft; change: Change; shelf: Shelf; counts: Counts | null }

export function ShelfFilters({ draft, change, shelf, counts }: Props) {
  const views = useKindViews()
  const on = countFilters(shelf)
  return (
    <details className={classes(styles.fold, shelf.view === 'cards' && styles.beside)}>
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
            count: countOf(counts?.kind, kind),
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
            count: countOf(counts?.category, category),
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
            count: countOf(counts?.status, status),
            label: statusTitles[status],
          }))}
          chosen={draft.status}
          onChange={(status) => change({ status }, 'chosen')}
        />
        <Choices
          legend="Tags"
          name="tag"
          options={tagsOffered(draft.tag, counts).map((tag) => ({
            value: tag,
            count: counts && countTag(counts, tag, draft.tag),
            label: tag,
          }))}
          chosen={draft.tag}
          onChange={(tag) => change({ tag }, 'chosen')}
        />
        <Choices
          legend="Data"
          name="data"
          options={dataFilters.map((value) => ({ value, count: null, label: dataFilterTitle }))}
          chosen={draft.data ? [draft.data] : []}
          onChange={([data]) => change({ data }, 'chosen')}
        />
        {/* Without scripts the form sends what has no field of its own. */}
        {shelf.family && <input type="hidden" name="family" value={shelf.family} />}
        {shelf.linked && <input type="hidden" name="linked" value={shelf.linked} />}
        {shelf.view !== 'cards' && <input type="hidden" name="view" value={shelf.view} />}
        {shelf.as && <input type="hidden" name="as" value={shelf.as} />}
        {shelf.since && <input type="hidden" name="since" value={shelf.since} />}
        <span className="unscripted">
          <Button type="submit" variant="plain">
            Apply
          </Button>
        </span>
      </div>
    </details>
  )
}

/** Null where it is not known. */
function countOf<T extends string>(counts: Partial<Record<T, number>> | null | undefined, value: T): number | null {
  return counts ? (counts[value] ?? 0) : null
}

/** Those chosen are had by all that is left. */
function countTag({ tag: counts, total, more }: Counts, tag: string, chosen: readonly string[]): number | null {
  if (tag in counts) return counts[tag] ?? null
  if (!chosen.includes(tag)) return 0
  return more ? null : total
}

/** Those chosen first, then those that most of what is found has. */
function tagsOffered(chosen: readonly string[], counts: Counts | null): string[] {
  return [...new Set([...chosen, ...Object.keys(counts?.tag ?? {})])]
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
