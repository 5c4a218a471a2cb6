/** What the base holds about the words that are being typed, as links below the question box. */
import type { RefObject } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import type { Card } from '#items/web/kind-view.ts'
import matches from '#items/web/matches/ItemOptions.module.css'
import { MatchedItem } from '#items/web/matches/MatchedItem.tsx'
import styles from './QuestionMatches.module.css'
import type { Suggestions } from './use-suggestions.ts'

type Props = { id: string; isOpen: boolean; suggestions: Suggestions; list: RefObject<HTMLUListElement | null> }

export function QuestionMatches({ id, isOpen, suggestions, list }: Props) {
  const isShown = isOpen && suggestions.items.length > 0
  return (
    <>
      {isShown && (
        <ul ref={list} className={classes(matches.matches, styles.suggestions)} aria-label="Matching items">
          {suggestions.items.map((item) => (
            <Suggestion key={`${item.kind}/${item.id}`} item={item} />
          ))}
        </ul>
      )}
      <output id={id} className={suggestions.state === 'found' && !isShown && isOpen ? styles.none : 'unseen'}>
        {isOpen && sentence(suggestions)}
      </output>
    </>
  )
}

function Suggestion({ item }: { item: Card }) {
  return (
    <li className={`is-${item.kind}`}>
      <Link to={paths.item(item.kind, item.id)} className={matches.match}>
        <MatchedItem item={item} />
      </Link>
    </li>
  )
}

function sentence({ state, items }: Suggestions): string {
  if (state === 'failed') return 'Matching items could not be loaded. Ask all the same to search.'
  if (state !== 'found') return ''
  if (items.length === 0) return 'No item matches these words yet.'
  return `${items.length} ${items.length === 1 ? 'item matches' : 'items match'}. The arrow keys lead to them.`
}
