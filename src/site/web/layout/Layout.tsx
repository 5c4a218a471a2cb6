/**
 * The layout around every screen (R9): the name, the three ways in, search, the account, the horizon, the screen
 * itself, and what stands below.
 */
import type { ReactNode } from 'react'
import { ScrollRestoration, useLocation, useMatch, useNavigation } from 'react-router'
import { AccountPlace } from '#accounts/web/menu/AccountPlace.tsx'
import { SessionNotice } from '#accounts/web/SessionNotice.tsx'
import { Welcome } from '#accounts/web/welcome/Welcome.tsx'
import { screenPaths } from '#kit/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Mark } from '#kit/web/ui/figures/Mark.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { saysSimulation } from '#items/sharing/simulation.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { WishTold } from '../standing/WishTold.tsx'
import { Palette } from '../palette/Palette.tsx'
import { useBell } from './bell.ts'
import { isGreetedAt } from './greeted-at.ts'
import { HorizonStrip } from './horizon/HorizonStrip.tsx'
import styles from './Layout.module.css'
import { Metadata } from './Metadata.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { OperatorsLink } from './OperatorsLink.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'
import { SearchBox } from './SearchBox.tsx'
import { usePage } from './use-page.ts'
import { useArrival } from './use-arrival.ts'
import { useIsOffline, useLasting } from '#items/web/use-page-state.ts'
import { usePaletteKeys } from './use-palette-keys.ts'

const ways = [
  { title: 'Home', to: paths.home() },
  { title: 'All stuff', to: paths.allStuff() },
  { title: 'My stuff', to: paths.myStuff() },
]

/** `isFailed`: the screen could not be shown, so nothing may be said of it. */
export function Layout({ isFailed = false, children }: { isFailed?: boolean; children: ReactNode }) {
  const { site, place, horizon, hasSearch } = usePage(isFailed)
  const location = useLocation()
  const { pathname } = location
  const written = Object.entries(useKindViews()).map(([kind, { title }]) => ({
    title: `Write a ${title.toLowerCase()}`,
    to: screenPaths.write(kind),
  }))
  const isOffline = useIsOffline()
  // What was paid for is read first, and the greeting stands below it.
  const isReport = useMatch(paths.analysis(':id')) !== null
  const greeting = isGreetedAt(location) && <Welcome />
  useArrival()
  const palette = usePaletteKeys()
  const bell = useBell()
  return (
    <>
      <Metadata place={place} site={site} />
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Progress />
      {site.isSimulation && (
        <aside className={styles.simulation} aria-label="About this site">
          <p className="page">{saysSimulation}</p>
        </aside>
      )}
      <header className={styles.masthead}>
        <div className={classes('page', styles.bar)}>
          <Link className={styles.wordmark} to={paths.home()} aria-label={`${site.productName}, home`}>
            <Mark />
            {site.productName}
          </Link>
          <nav className={styles.ways} aria-label="Main">
            {ways.map(({ title, to }) => (
              <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
                {title}
              </Link>
            ))}
            <OperatorsLink pathname={pathname} />
          </nav>
          {!hasSearch && <SearchBox hasKey className={styles.search} />}
          <AccountPlace links={written} Beside={bell} />
        </div>
        <HorizonStrip shown={horizon} />
      </header>
      <main className="page" id="main" tabIndex={-1}>
        <output>
          {isOffline && !isFailed && (
            <span className={styles.offline}>
              <Icon name="offline" />
              You are offline. What is open stays readable.
            </span>
          )}
        </output>
        <SessionNotice />
        <WishTold />
        {!isReport && greeting}
        {children}
        {isReport && greeting}
        {!isFailed && <PrintFoot />}
      </main>
      <footer className={styles.colophon}>
        <div className={classes('page', styles.foot)}>
          <span>{site.productName}, a knowledge base of the future. Every number opens.</span>
          <nav aria-label="About">
            <Link to={paths.allStuff()}>All stuff</Link>
            <Link to={paths.record()}>Track record</Link>
            <Link to={paths.leaderboard()}>Leaderboard</Link>
            <Link to={paths.method()}>Method</Link>
            <a href={paths.apiDocs()}>API</a>
            <Link to={paths.pricing()}>Pricing</Link>
            <Link to={paths.help()}>Help</Link>
            <Link to={paths.terms()}>Terms</Link>
            <Link to={paths.privacy()}>Privacy</Link>
            <Link to={paths.imprint()}>Imprint</Link>
          </nav>
          <SchemeChoice />
        </div>
      </footer>
      <Palette isOpen={palette.isOpen} onClose={palette.close} />
      <ScrollRestoration />
    </>
  )
}

/** A thin line after half a second of waiting: shorter waits stay quiet. */
function Progress() {
  const { state } = useNavigation()
  const isLong = useLasting(state !== 'idle', 500)
  return <output className={styles.progress}>{isLong && <span className="unseen">Loading</span>}</output>
}
