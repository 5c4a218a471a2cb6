/** One's own things, once it is known whose: a tab for each part, one of them open, as the address says. */
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Avatar } from '#accounts/web/menu/Avatar.tsx'
import { displayName, type UserRecord } from '#accounts/user.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { LinkTabs } from '#kit/web/ui/controls/LinkTabs.tsx'
import { Menu } from '#kit/web/ui/controls/Menu.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { ItemsTab } from './ItemsTab.tsx'
import type { MineParts } from './mine-parts.ts'
import styles from './MyTabs.module.css'
import { SavedTab } from './SavedTab.tsx'
import { type Tab, tabAt, tabPaths, tabs, tabTitles } from './tabs.ts'

export function MyTabs({ user, parts }: { user: UserRecord; parts: MineParts }) {
  const open = tabAt(useLocation())
  return (
    <>
      <div className={styles.due}>
        <Suspense>
          <DueNotice />
        </Suspense>
      </div>
      <Head user={user} />
      <LinkTabs
        label="My stuff"
        tabs={tabs.map((tab) => ({ to: tabPaths[tab], title: tabTitles[tab], isOpen: tab === open, keepsPlace: true }))}
      />
      <div className={styles.part}>
        <Suspense>
          <Part tab={open} {...parts} />
        </Suspense>
      </div>
    </>
  )
}

function Part({ tab, Analyses, Forecasts, Record, Notices, Said }: { tab: Tab } & MineParts) {
  switch (tab) {
    case 'items':
      return (
        <div className="stack loose">
          <ItemsTab />
          <Said />
        </div>
      )
    case 'saved':
      return <SavedTab />
    case 'forecasts':
      return <Forecasts />
    case 'record':
      return <Record />
    case 'notices':
      return <Notices />
    case 'radars':
      return <RadarsTab />
    case 'analyses':
      return <Analyses />
    case 'membership':
      return <MembershipPanel />
    case 'account':
      return <AccountPanel />
  }
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
      <Menu
        look={buttonClass()}
        label={
          <>
            <Icon name="plus" />
            Write
          </>
        }
      >
        {(close) =>
          Object.entries(views).map(([kind, { title, glyph }]) => (
            <li key={kind} className={styles.write}>
              <Link to={paths.write(kind)} className={`is-${kind}`} onClick={close}>
                {glyph}A {title.toLowerCase()}
              </Link>
            </li>
          ))
        }
      </Menu>
    </header>
  )
}

const RadarsTab = lazy(() => import('./radars/RadarsTab.tsx').then((file) => ({ default: file.RadarsTab }), notLoaded))
const AccountPanel = lazy(() =>
  import('#accounts/web/AccountPanel.tsx').then((file) => ({ default: file.AccountPanel }), notLoaded),
)
const MembershipPanel = lazy(() =>
  import('#membership/web/MembershipPanel.tsx').then((file) => ({ default: file.MembershipPanel }), notLoaded),
)
/** Without it the panel of the membership says the same. */
const DueNotice = lazy(() =>
  import('#membership/web/DueNotice.tsx').then(
    (file) => ({ default: file.DueNotice }),
    () => ({ default: () => null }),
  ),
)
