/**
 * All stuff (R2): search, filters that combine, orders, two views, a page at a time. All of it in the address, so that
 * a view is a link.
 */
import { sayNumber } from '#kit/numbers.ts'
import { useId } from 'react'
import { useLoaderData, useNavigation } from 'react-router'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Segmented } from '#kit/web/ui/controls/Segmented.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import { longestQuery, type Sort, sortFor, sorts, sortTitles } from '#items/shelf/sorts.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import styles from './AllStuff.module.css'
import { Sheet } from './CardItem.tsx'
import { ItemTable } from './ItemTable.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import type { Counts, FoundData, ShelfData } from '../layout/screen-data.ts'
import { Subscribe } from './Subscribe.tsx'
import { ShelfFilters } from './ShelfFilters.tsx'
import { useLasting } from '#items/web/use-page-state.ts'
import { useShelfDraft } from './use-shelf-draft.ts'

export function AllStuff() {
  const data = useLoaderData<ShelfData>()
  const { shelf } = data
  const form = useId()
  const { draft, change, rest } = useShelfDraft(shelf)
  const isWaiting = useLasting(useNavigation().location?.pathname === paths.allStuff(), 500)
  const found = 'refusal' in data ? null : data
  return (
    <>
      <h1 className={styles.title}>All stuff</h1>
      <div className={styles.shelf}>
        <div className={styles.searchArea}>
          <label className="unseen" htmlFor={`${form}-q`}>
            Search all stuff
          </label>
          <Icon name="search" />
          <Input
            id={`${form}-q`}
            form={form}
            name="q"
            type="search"
            maxLength={longestQuery}
            placeholder="Search titles, descriptions and tags"
            autoComplete="off"
            value={draft.q}
            onChange={({ target }) => change({ q: target.value }, 'typed')}
            onBlur={rest}
            data-search=""
          />
        </div>
        <form
          id={form}
          action={paths.allStuff()}
          className={styles.filterArea}
          aria-label="Search and filters"
          onSubmit={(event) => {
            event.preventDefault()
            change({}, 'chosen')
          }}
        >
          <ShelfFilters draft={draft} change={change} shelf={shelf} counts={found?.counts ?? null} />
        </form>
        <div className={classes(styles.listArea, isWaiting && styles.waiting)} aria-busy={isWaiting}>
          <div className={styles.toolbar}>
            <output className={styles.found}>{found && sayFound(found.counts)}</output>
            <div className="row">
              <SortChoice
                shelf={shelf}
                chosen={draft.sort}
                form={form}
                onChange={(sort) => change({ sort }, 'chosen')}
              />
              <ViewSwitch shelf={shelf} />
            </div>
          </div>
          <ActiveFilters shelf={shelf} familyTitle={found?.familyTitle} />
          {'refusal' in data ? (
            <Refused message={data.refusal.message} shelf={shelf} />
          ) : (
            <Found data={data} shelf={shelf} />
          )}
          <Subscribe shelf={shelf} />
        </div>
      </div>
    </>
  )
}

function sayFound({ total, more }: Counts): string {
  const count = sayNumber(total)
  if (more) return `more than ${count} items`
  return total === 0 ? 'No items' : `${count} ${total === 1 ? 'item' : 'items'}`
}

function SortChoice(props: {
  shelf: Shelf
  chosen: Sort | undefined
  form: string
  onChange: (sort: Sort | undefined) => void
}) {
  const { shelf, chosen, form, onChange } = props
  const id = useId()
  const current = sortFor(shelf, chosen)
  // The usual order is sent as none: then words typed later are ordered by how well they match.
  const usual = sortFor(shelf, undefined)
  const offered = sorts.filter((sort) => sort === current || sort !== 'relevance' || shelf.q)
  return (
    <>
      <label className="fine" htmlFor={id}>
        Sort by
      </label>
      <Select
        id={id}
        form={form}
        name="sort"
        isSmall
        value={current === usual ? '' : current}
        onChange={({ target }) => onChange(offered.find((sort) => sort === target.value))}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort === usual ? '' : sort}>
            {sortTitles[sort]}
          </option>
        ))}
      </Select>
    </>
  )
}

function ViewSwitch({ shelf }: { shelf: Shelf }) {
  return (
    <Segmented
      label="View"
      ways={[
        {
          title: 'Cards',
          icon: 'cards',
          to: paths.allStuff({ ...shelf, view: 'cards' }),
          isOn: shelf.view === 'cards',
        },
        {
          title: 'Table',
          icon: 'table',
          to: paths.allStuff({ ...shelf, view: 'table' }),
          isOn: shelf.view === 'table',
        },
      ]}
    />
  )
}

function Found({ data: { items, next, corrected, loose }, shelf }: { data: FoundData; shelf: Shelf }) {
  const words = Object.entries(corrected)
  return (
    <>
      {(words.length > 0 || (loose && items.length > 0)) && (
        <div className={styles.corrected}>
          <Banner>
            {words.map(([typed, taken]) => (
              <p key={typed}>
                Nothing holds “{typed}”. Showing “{taken}”.
              </p>
            ))}
            {loose && <p>Nothing holds all of these words. Showing what holds some of them.</p>}
          </Banner>
        </div>
      )}
      {items.length === 0 ? (
        <NothingFound shelf={shelf} />
      ) : (
        <>
          <h2 className="unseen">Items</h2>
          {shelf.view === 'table' ? (
            <ItemTable items={items} caption="All stuff as a table" />
          ) : (
            <Sheet items={items} />
          )}
        </>
      )}
      <Pager
        first={shelf.cursor ? paths.allStuff({ ...shelf, cursor: undefined }) : null}
        next={next && paths.allStuff({ ...shelf, cursor: next })}
      />
    </>
  )
}

function Refused({ message, shelf }: { message: string; shelf: Shelf }) {
  return (
    <div className="stack tight">
      <Banner tone="warn" role="alert">
        <p>{message}</p>
      </Banner>
      <div className="row">
        <Link className={buttonClass()} to={paths.allStuff({ ...shelf, cursor: undefined })}>
          First page
        </Link>
        <Link className={buttonClass({ variant: 'plain' })} to={paths.allStuff()}>
          Show everything
        </Link>
      </div>
    </div>
  )
}
