/** The fields of every item: what it is called and says in short, where it belongs and how far ahead it looks. */
import type { ReactNode } from 'react'
import { Field, Input, Select, Textarea } from '#kit/web/ui/controls/Field.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { categories, categoryTitles } from '#items/category-titles.ts'
import styles from './Editor.module.css'
import type { PartProps } from './form-entry.ts'
import { TagField } from './TagField.tsx'
import { YearField } from './YearField.tsx'

export function BasicSection({ entry, change, faultOf }: PartProps) {
  return (
    <Section title="In short">
      <div className={styles.rows}>
        <Field label="Title" hint={<Room text={entry.title} most={140} />} error={faultOf('title')}>
          {(field) => (
            <Input
              {...field}
              dir="auto"
              value={entry.title}
              autoComplete="off"
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <Field
          label="Summary"
          hint={<Room text={entry.summary} most={300}>What stands under the title, in lists of links and in search results.</Room>} // prettier-ignore
          error={faultOf('summary')}
        >
          {(field) => (
            <Textarea
              {...field}
              dir="auto"
              rows={3}
              value={entry.summary}
              onChange={({ target }) => change({ summary: target.value })}
            />
          )}
        </Field>
        <Field
          label="Short name (optional)"
          hint={<Room text={entry.label ?? ''} most={36}>For charts and narrow lists. Left empty, the beginning of the title is taken.</Room>} // prettier-ignore
          error={faultOf('label')}
        >
          {(field) => (
            <Input
              {...field}
              dir="auto"
              value={entry.label ?? ''}
              autoComplete="off"
              onChange={({ target }) => change({ label: target.value || null })}
            />
          )}
        </Field>
      </div>
    </Section>
  )
}

export function PlaceSection({ entry, change, faultOf }: PartProps) {
  return (
    <Section title="Where it belongs">
      <div className={styles.rows}>
        <Field label="Category" error={faultOf('category')}>
          {(field) => (
            <Select
              {...field}
              value={entry.category ?? ''}
              onChange={({ target }) => change({ category: categories.find((one) => one === target.value) ?? null })}
            >
              <option value="">Choose one</option>
              {categories.map((category) => (
                <option key={category} value={category}>
                  {categoryTitles[category]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TagField tags={entry.tags} error={faultOf('tags')} onChange={(tags) => change({ tags })} />
        <Horizon entry={entry} change={change} faultOf={faultOf} />
      </div>
    </Section>
  )
}

function Horizon({ entry: { horizon }, change, faultOf }: PartProps) {
  const set = (part: Partial<typeof horizon>) => change({ horizon: { ...horizon, ...part } })
  const whole = faultOf('horizon')
  return (
    <fieldset className={styles.horizon}>
      <legend>Horizon</legend>
      <p>The years it speaks about, such as 2027 to 2035.</p>
      <div className={styles.years}>
        <YearField
          label="From"
          value={horizon.from}
          error={faultOf('horizon.from')}
          onChange={(from) => set({ from })}
        />
        <YearField
          label="To"
          value={horizon.to}
          error={faultOf('horizon.to') ?? whole}
          onChange={(to) => set({ to })}
        />
      </div>
    </fieldset>
  )
}

/** How much room is left, from where it gets narrow. */
function Room({ text, most, children }: { text: string; most: number; children?: ReactNode }) {
  const left = most - text.length
  const said = left < 0 ? `${-left} characters too many.` : left <= most / 4 ? `${left} characters left.` : ''
  return (
    <>
      {children} {said}
    </>
  )
}
