/** What of the base a part of a question is about: what was found as choices, and a search for anything else. */
import { useState } from 'react'
import { Check, CheckSet } from '#kit/web/ui/controls/Field.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { ItemPicker } from '#items/web/form/ItemPicker.tsx'
import { useItem } from '#items/web/form/use-item.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from './Changing.module.css'
import type { Thing } from './things.ts'

/** A question asks about a few things, not about the base. */
const most = 4

type Props = { things: readonly Thing[]; chosen: readonly string[]; onChange: (items: string[]) => void }

export function AboutField({ things, chosen, onChange }: Props) {
  const kinds = Object.keys(useKindViews())
  // What is shown stays where it is, whatever is found meanwhile; what is looked up comes after it.
  const [first] = useState(things)
  const [more, setMore] = useState<readonly Thing[]>([])
  const shown = [...first, ...more]
  const toggle = (ref: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen.filter((one) => one !== ref), ref] : chosen.filter((one) => one !== ref))
  const isFull = chosen.length >= most
  return (
    <div className={styles.about}>
      <CheckSet legend="It is about">
        {shown.map(({ ref, label }) => (
          <Check
            key={ref}
            checked={chosen.includes(ref)}
            aria-disabled={(isFull && !chosen.includes(ref)) || undefined}
            onChange={({ target }) => {
              if (!target.checked || !isFull) toggle(ref, target.checked)
            }}
          >
            <ThingName thing={{ ref, label }} />
          </Check>
        ))}
      </CheckSet>
      {isFull ? (
        <p className="fine hush">Four things at once are the most. Take one out to choose another.</p>
      ) : (
        <ItemPicker
          label="Something else in the base"
          kinds={kinds}
          value={null}
          onChange={(ref) => {
            if (ref === null) return
            if (!shown.some((one) => one.ref === ref)) setMore([...more, { ref, label: null }])
            toggle(ref, true)
          }}
        />
      )}
    </div>
  )
}

function ThingName({ thing: { ref, label } }: { thing: Thing }) {
  const [kind = ''] = ref.split('/')
  const view = useKindViews()[kind]
  const { item } = useItem(label === null ? ref : null)
  return (
    <span className={`${styles.thing} is-${kind}`}>
      {view?.glyph}
      <span className="unseen">{view?.title}: </span>
      <bdi>
        <Chemical text={label ?? item?.label ?? '…'} />
      </bdi>
    </span>
  )
}
