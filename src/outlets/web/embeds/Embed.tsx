/**
 * An item as it stands in a frame on another site: what it is, its number, what is drawn of it. All of it is a link to
 * its page, which opens in a tab of its own.
 */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { EmbedGiven } from '../../embeds/embed-given.ts'
import { glyphs } from './glyphs.tsx'
import { EmbedView } from './EmbedView.tsx'
import { Mark } from '#kit/web/ui/figures/Mark.tsx'
import styles from './Embed.module.css'

export function Embed(given: EmbedGiven) {
  const { shared, hasTitle, page } = given
  const { kind, kindTitle, shape, title } = shared
  return (
    <main className={classes(styles.embed, `is-${kind}`)} data-embed={`${kind}/${shared.id}`}>
      <EmbedHead {...{ title, page, hasTitle }} glyph={glyphs[shape]} kind={kindTitle} />
      <EmbedView {...given} />
      <Foot {...given} />
    </main>
  )
}

/** What it is, and its title, which leads to its page; unseen where whoever shows it wants none. */
export function EmbedHead({ title, page, hasTitle, glyph, kind }: HeadGiven) {
  if (!hasTitle) return <h1 className="unseen">{title}</h1>
  return (
    <header className={styles.head}>
      <p className={styles.kind}>
        {glyph}
        {kind}
      </p>
      <h1>
        <Out href={page} className={styles.title}>
          <Chemical text={title} />
        </Out>
      </h1>
    </header>
  )
}

type HeadGiven = { title: string; page: string; hasTitle: boolean; glyph: ReactNode; kind: string }

/** Whose it is, where it is from, and of when: a number that travels carries all three. */
function Foot({ shared: { foot, madeAt, updatedAt, version, isNewest }, page, productName }: EmbedGiven) {
  const day = sayDay((madeAt ?? updatedAt).slice(0, 10))
  return (
    <EmbedFoot foot={foot} page={page} productName={productName} when={isNewest ? day : `Version ${version}, ${day}`} />
  )
}

export function EmbedFoot({
  foot,
  page,
  productName,
  when,
}: {
  foot: string
  page: string
  productName: string
  when: string
}) {
  return (
    <footer className={styles.foot}>
      <p className={styles.from}>{foot}</p>
      <Out href={page} className={styles.home}>
        <Mark />
        Open in {productName}
      </Out>
      <span>{when}</span>
    </footer>
  )
}

/** In the place of an item that is not public, or never was. */
export function NoEmbed({ home, productName }: { home: string; productName: string }) {
  return (
    <main className={styles.embed} data-embed="">
      <h1 className={styles.none}>There is no public item here.</h1>
      <footer className={styles.foot}>
        <Out href={home} className={styles.home}>
          <Mark />
          {productName}
        </Out>
      </footer>
    </main>
  )
}

/** In a tab of its own. */
export function Out({
  href,
  className,
  children,
}: {
  href: string
  className: string | undefined
  children: ReactNode
}) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
