/**
 * The items that match what somebody types, below the field: one is chosen by pointer, or by the keys of the field, which
 * keeps the focus (`use-item-options.ts`). A listbox as WAI-ARIA describes it; HTML has no element that is one.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { classes } from '#kit/web/ui/classes.ts'
import type { Card } from '../kind-view.ts'
import styles from './ItemOptions.module.css'
import { MatchedItem } from './MatchedItem.tsx'
import { type Options, optionId } from './use-item-options.ts'

type Props = { options: Options; choose: (item: Card) => void }

export function ItemOptions({ options: { id, items, active }, choose }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="listbox"
      aria-label="Matching items"
      className={classes(styles.matches, styles.options)}
      hidden={items.length === 0}
    >
      {items.map((item, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={`${item.kind}/${item.id}`}
          id={optionId(id, i)}
          ref={i === active ? keepInSight : null}
          role="option"
          aria-selected={i === active}
          className={classes(styles.match, `is-${item.kind}`)}
          // A press must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          <MatchedItem item={item} />
        </div>
      ))}
    </div>
  )
}

function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
