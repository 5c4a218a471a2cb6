/** How this item bears on others: each link names one and says how. */
import { useRef, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Select } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { type LinkRelation, linkRelations } from '#items/link-relations.ts'
import { ItemPicker } from '#items/web/form/ItemPicker.tsx'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from './Editor.module.css'
import type { FormLink, PartProps } from './form-entry.ts'

const mostLinks = 20

/** As a sentence about this item: 'It drives …'. */
const relationWords: Record<LinkRelation, string> = {
  drives: 'It drives',
  'driven-by': 'It is driven by',
  slows: 'It slows',
  'evidence-for': 'It is evidence for',
  'evidence-against': 'It is evidence against',
  'part-of': 'It is part of',
  'measured-by': 'It is measured by',
  'see-also': 'See also',
}

export function LinkSection({ entry: { links }, change, faultOf }: PartProps) {
  // A link has no name of its own; each row keeps one, so that what is open in it stays with it when another goes.
  const [keys, setKeys] = useState(() => links.map((_, i) => i))
  const next = useRef(links.length)
  const more = useRef<HTMLButtonElement>(null)
  const add = () => {
    setKeys([...keys, next.current++])
    change({ links: [...links, { to: null, relation: 'see-also' }] })
  }
  const set = (at: number, part: Partial<FormLink>) =>
    change({ links: links.map((link, i) => (i === at ? { ...link, ...part } : link)) })
  const remove = (at: number) => {
    setKeys(keys.filter((_, i) => i !== at))
    change({ links: links.filter((_, i) => i !== at) })
    more.current?.focus()
  }
  return (
    <Section title="Links to other items" note="Optional">
      <div className={styles.rows}>
        {links.map((link, i) => (
          <LinkRow
            key={keys[i] ?? `new-${i}`}
            link={link}
            place={i + 1}
            error={faultOf(`links.${i}`)}
            onChange={(part) => set(i, part)}
            onRemove={() => remove(i)}
          />
        ))}
        {links.length < mostLinks && (
          <div>
            <Button ref={more} variant="plain" size="small" onClick={add}>
              <Icon name="plus" />
              Add a link
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}

type RowProps = {
  link: FormLink
  place: number
  error: string | null
  onChange: (part: Partial<FormLink>) => void
  onRemove: () => void
}

function LinkRow({ link, place, error, onChange, onRemove }: RowProps) {
  const kinds = Object.keys(useKindViews())
  return (
    <fieldset className={styles.link}>
      <legend className="unseen">Link {place}</legend>
      <Field label="How">
        {(field) => (
          <Select
            {...field}
            value={link.relation}
            onChange={({ target }) =>
              onChange({ relation: linkRelations.find((one) => one === target.value) ?? 'see-also' })
            }
          >
            {linkRelations.map((relation) => (
              <option key={relation} value={relation}>
                {relationWords[relation]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ItemPicker label="Item" kinds={kinds} value={link.to} error={error} onChange={(to) => onChange({ to })} />
      <Button variant="quiet" size="small" aria-label={`Take out link ${place}`} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </fieldset>
  )
}
