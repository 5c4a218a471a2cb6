/**
 * All stuff (R2): search, filters that combine, orders, two views, a page at a time. All of it in the address, so that
 * a view is a link.
 */
import { useId } from 'react'
import { useLoaderData, useNavigation } from 'react-router'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import styles from './AllStuff.module.css'
import { Found } from './Found.tsx'
import { LeftOutNote } from './LeftOutNote.tsx'
import type { ShelfData } from '../layout/screen-data.ts'
import { Subscribe } from './Subscribe.tsx'
import { ShelfFilters } from './ShelfFilters.tsx'
import { ShelfToolbar } from './ShelfToolbar.tsx'
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
      <div className={classes(styles.shelf, shelf.view === 'cards' && styles.beside)}>
        <div className={styles.searchArea}>
          <SearchField form={form} q={draft.q} onType={(q) => change({ q }, 'typed')} onRest={rest} />
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
          <ShelfToolbar
            shelf={shelf}
            counts={found?.counts ?? null}
            chosen={draft.sort}
            middle={middleOf(data)}
            form={form}
            onSort={(sort) => change({ sort }, 'chosen')}
          />
          <ActiveFilters shelf={shelf} titles={found ?? {}} />
          <Shown data={data} />
          <Subscribe shelf={shelf} />
        </div>
      </div>
    </>
  )
}

/** What stands in the middle of the map, where that is drawn. */
function middleOf(data: ShelfData): string | undefined {
  return 'map' in data ? data.map?.item.title : undefined
}

function SearchField(props: { form: string; q: string; onType(q: string): void; onRest(): void }) {
  const { form, q, onType, onRest } = props
  return (
    <>
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
        value={q}
        onChange={({ target }) => onType(target.value)}
        onBlur={onRest}
        data-search=""
      />
    </>
  )
}

function Shown({ data }: { data: ShelfData }) {
  const { shelf } = data
  return (
    <>
      <LeftOutNote leftOut={data.leftOut} />
      {'refusal' in data ? (
        <Refused message={data.refusal.message} shelf={shelf} />
      ) : (
        <Found data={data} shelf={shelf} />
      )}
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
