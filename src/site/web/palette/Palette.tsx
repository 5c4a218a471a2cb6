/**
 * The palette: one field that leads anywhere. Items with their numbers, then screens by name, then the search itself.
 * The field keeps the focus, the arrow keys lead through what is offered, Enter goes there.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Input } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { type Card, useKindViews } from '#items/web/kind-view.ts'
import matches from '#items/web/matches/ItemOptions.module.css'
import { MatchedItem } from '#items/web/matches/MatchedItem.tsx'
import { comboboxOf, optionId, useItemOptions } from '#items/web/matches/use-item-options.ts'
import { waysFor, waysOf, wayToNumbered } from '../../palette.ts'
import { useSuggestions } from '../home/use-suggestions.ts'
import styles from './Palette.module.css'

/** One thing to go to. */
type Offer = { key: string; to: string; item: Card } | { key: string; to: string; title: string; isSearch?: true }

export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog title="Find or go to" isOpen={isOpen} onClose={onClose}>
      <Finder onClose={onClose} />
    </Dialog>
  )
}

function Finder({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { offers, state, first } = useOffers(text)
  const list = useItemOptions<Offer>({ isOpenAtFirst: true })
  const options = list.of(offers)
  const choose = ({ to }: Offer) => {
    onClose()
    void navigate(to)
  }
  return (
    <div className={styles.finder}>
      <Input
        type="search"
        aria-label="Find an item or a screen"
        placeholder="An item, a screen, a word"
        maxLength={longestQuery}
        ref={focusWhenShown}
        {...comboboxOf(options)}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          list.open()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') return // closes the dialog
          if (event.key !== 'Enter' || options.active >= 0) list.press(event, offers, choose)
          else if (first) choose(first)
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div id={options.id} role="listbox" aria-label="Where to" className={styles.offers}>
        {options.items.map((offer, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={offer.key}
            id={optionId(options.id, i)}
            ref={i === options.active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : null}
            role="option"
            aria-selected={i === options.active}
            className={classes(matches.match, 'item' in offer && `is-${offer.item.kind}`)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(offer)}
          >
            {'item' in offer ? <MatchedItem item={offer.item} /> : <PlainOffer {...offer} />}
          </div>
        ))}
      </div>
      <output className={state === 'failed' ? 'fine' : 'unseen'}>{said(offers.length, state)}</output>
    </div>
  )
}

function PlainOffer({ title, isSearch }: { title: string; isSearch?: true }) {
  return (
    <>
      <Icon name={isSearch ? 'search' : 'arrow'} />
      <span>{title}</span>
    </>
  )
}

/** A dialog that is shown gives the focus to what says so in HTML, which React leaves out. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '')
}

/** Items that match stand first, but after what is called by its name or number. Without words it names all screens. */
function useOffers(text: string): { offers: Offer[]; state: string; first: Offer | undefined } {
  const views = useKindViews()
  const kinds = useMemo(() => Object.entries(views).map(([name, { title }]) => ({ name, title })), [views])
  const ways = useMemo(() => waysOf(kinds), [kinds])
  const { items, state, isOf } = useSuggestions(text)
  const q = text.trim()
  const numbered = wayToNumbered(kinds, text)
  const screens = [...(numbered ? [numbered] : []), ...waysFor(ways, text)].map(({ title, to }) => ({
    key: to,
    to,
    title,
  }))
  const isNamed = ({ to, title }: { to: string; title: string }) =>
    to === numbered?.to || (q !== '' && title.toLowerCase().startsWith(q.toLowerCase()))
  const offers: Offer[] = [
    ...screens.filter(isNamed),
    ...items.flatMap((item) => {
      const to = paths.item(item.kind, item.id)
      return to === numbered?.to ? [] : { key: to, to, item }
    }),
    ...screens.filter((screen) => !isNamed(screen)),
  ]
  const search: Offer = {
    key: 'search',
    to: paths.allStuff({ q }),
    title: `Search all stuff for “${q}”`,
    isSearch: true,
  }
  if (q) offers.push(search)
  // Whoever presses Enter before the items of these words have come searches for them; without words nothing is meant.
  const first = q === '' ? undefined : isOf || screens.some(isNamed) ? offers[0] : search
  return { offers, state, first }
}

function said(count: number, state: string): string {
  if (state === 'failed') return 'Items could not be looked up. Screens and the search can be reached all the same.'
  if (state === 'waiting') return ''
  return `${count} ${count === 1 ? 'place' : 'places'} to go to. The arrow keys lead through them, Enter goes there.`
}
