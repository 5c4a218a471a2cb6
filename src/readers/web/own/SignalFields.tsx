/** The fields of a signal, each with what is wrong with it. */
import { Check, CheckSet, Field, Input, Textarea } from '#kit/web/ui/controls/Field.tsx'
import type { RefusalDetails } from '#kit/refusal.ts'
import { directions, directionTitles } from '#series/series-words.ts'
import type { Typed } from './say-standing.ts'

type Props = { entry: Typed; faults: RefusalDetails; onType: (entry: Typed) => void }

export function SignalFields({ entry, faults, onType }: Props) {
  const errorOf = (name: string) => {
    const reason = faults.find(({ field }) => field === name)?.reason
    return reason === undefined ? null : `It ${reason}.`
  }
  const fieldOf = (name: 'date' | 'title' | 'link' | 'note') => ({
    value: entry[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...entry, [name]: target.value }),
  })
  return (
    <>
      <Field label="What happened" error={errorOf('title')}>
        {(field) => <Input {...field} {...fieldOf('title')} maxLength={140} />}
      </Field>
      <Field label="On which day" error={errorOf('date')}>
        {(field) => <Input {...field} {...fieldOf('date')} type="date" />}
      </Field>
      <Field label="Where it can be read" hint="The address of a page, beginning with https://" error={errorOf('link')}>
        {(field) => <Input {...field} {...fieldOf('link')} type="url" inputMode="url" maxLength={500} />}
      </Field>
      <Field label="Note (optional)" hint="What it says, and why it matters here" error={errorOf('note')}>
        {(field) => <Textarea {...field} {...fieldOf('note')} rows={3} maxLength={500} />}
      </Field>
      <CheckSet legend="It speaks">
        {directions.map((direction) => (
          <Check
            key={direction}
            type="radio"
            name="direction"
            checked={entry.direction === direction}
            onChange={() => onType({ ...entry, direction })}
          >
            {directionTitles[direction]}
          </Check>
        ))}
      </CheckSet>
    </>
  )
}
