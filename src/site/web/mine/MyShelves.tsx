/**
 * One's own things, once it is known whose: the shelves, found, filtered and ordered as the address says, and the
 * account below.
 */
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Avatar } from '#accounts/web/menu/Avatar.tsx'
import { displayName, type UserRecord } from '#accounts/user.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { useLateArrival } from '#kit/web/use-late-arrival.ts'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { DraftShelf } from './DraftShelf.tsx'
import { ItemShelf } from './ItemShelf.tsx'
import { MineFilters } from './MineFilters.tsx'
import type { MineParts } from './mine-parts.ts'
import styles from './MyShelves.module.css'
import { type MineQuery, readMine, type ShownShelf, writeMine } from './mine-query.ts'

const account = paths.account().split('#')[1] ?? ''
const shelfTitles: Record<ShownShelf, string> = { own: 'My items', saved: 'Saved', drafts: 'Drafts' }

export function MyShelves({ user, parts: { Own } }: { user: UserRecord; parts: MineParts }) {
  const kinds = Object.keys(useKindViews())
  const [search, setSearch] = useSearchParams()
  const query = readMine(search, kinds)
  const change = (part: Partial<MineQuery>) =>
    setSearch(writeMine({ ...query, ...part }), { replace: true, preventScrollReset: true })
  return (
    <>
      <div className={styles.due}>
        <Suspense>
          <DueNotice />
        </Suspense>
      </div>
      <Head user={user} />
      <nav className={styles.tabs} aria-label="Shelves">
        {Object.entries(shelfTitles).map(([shelf, title]) => (
          <Link
            key={shelf}
            to={pathOf({
              shelf: shelf as ShownShelf /* a key of its own table */,
              q: '',
              kind: null,
              standing: null,
              sort: null,
            })}
            aria-current={shelf === query.shelf ? 'page' : undefined}
            keepsPlace
          >
            {title}
          </Link>
        ))}
      </nav>
      <section aria-label={shelfTitles[query.shelf]} className={styles.shelf}>
        <MineFilters key={query.shelf} query={query} onChange={change} />
        {query.shelf === 'drafts' ? (
          <DraftShelf query={query} onClear={() => change({ q: '', kind: null })} />
        ) : (
          <ItemShelf query={query} shelf={query.shelf} onClear={() => change({ q: '', kind: null, standing: null })} />
        )}
      </section>
      <div className="stack loose">
        <div className={styles.own}>
          <Suspense>
            <Own />
          </Suspense>
        </div>
        <div className={styles.membership}>
          <Suspense>
            <MembershipPanel />
          </Suspense>
        </div>
        <div className={styles.account}>
          <Suspense>
            <AccountPanel />
            <ArrivedAtAccount />
          </Suspense>
        </div>
      </div>
    </>
  )
}

function pathOf(query: MineQuery): string {
  const written = writeMine(query)
  return written ? `${paths.myStuff()}?${written}` : paths.myStuff()
}

function Head({ user }: { user: UserRecord }) {
  const views = useKindViews()
  const name = displayName(user)
  return (
    <header className={styles.me}>
      <div className={styles.name}>
        <Avatar name={name} photoUrl={user.photoUrl} isLarge />
        <h1>{name}</h1>
      </div>
      <nav className="row" aria-label="Write">
        {Object.entries(views).map(([kind, { title, glyph }]) => (
          <Link key={kind} className={buttonClass({ variant: 'plain' })} to={paths.write(kind)}>
            <span className={`is-${kind}`}>{glyph}</span>
            Write a {title.toLowerCase()}
          </Link>
        ))}
      </nav>
    </header>
  )
}

const failed = () => ({
  default: () => <p className="hush">This part could not be loaded. Reload the page to try again.</p>,
})
const AccountPanel = lazy(() =>
  import('#accounts/web/AccountPanel.tsx').then((file) => ({ default: file.AccountPanel }), failed),
)
const MembershipPanel = lazy(() =>
  import('#membership/web/MembershipPanel.tsx').then((file) => ({ default: file.MembershipPanel }), failed),
)
/** Without it the panel below says the same. */
const DueNotice = lazy(() =>
  import('#membership/web/DueNotice.tsx').then(
    (file) => ({ default: file.DueNotice }),
    () => ({ default: () => null }),
  ),
)

/** Beside the account's panel, so that it comes when that is loaded. */
function ArrivedAtAccount() {
  useLateArrival(account)
  return null
}
