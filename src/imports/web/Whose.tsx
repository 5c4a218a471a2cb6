/** Which of the people in a file one is: chosen where they are listed, named where the list is too long for all. */
import { sayCounted, sayNumber } from '#kit/numbers.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input, Select } from '#kit/web/ui/controls/Field.tsx'
import type { Preview } from './call-imports.ts'

type Props = { preview: Preview; asked: string | null; onWhose: (whose: string) => void }

export function Whose({ preview: { people, peopleCount, whose }, asked, onWhose }: Props) {
  const others = peopleCount - people.length
  /** As it was chosen, also while the file is read again for them. */
  const chosen = people.some(({ id }) => id === asked) ? asked : whose
  return (
    <>
      <Field label="Who of them are you?" hint="The file holds forecasts of several people. Only yours are brought">
        {(field) => (
          <Select {...field} value={chosen ?? ''} onChange={({ target }) => onWhose(target.value)}>
            {chosen === null && <option value="">Choose</option>}
            {people.map(({ id, name, forecasts }) => (
              <option key={id} value={id}>
                {name} ({sayCounted(forecasts, 'forecast')})
              </option>
            ))}
          </Select>
        )}
      </Field>
      {others > 0 && <Unlisted others={others} missed={whose === null ? asked : null} onWhose={onWhose} />}
    </>
  )
}

type Unlisted = { others: number; missed: string | null; onWhose: Props['onWhose'] }

function Unlisted({ others, missed, onWhose }: Unlisted) {
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault()
        const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
        if (name !== '') onWhose(name)
      }}
    >
      <Field
        label="Or your name there"
        hint={`The list has the people with the most forecasts, and leaves out ${sayNumber(others)}. Write your name as the file has it`}
        error={missed === null ? null : `Nobody, or more than one, is called "${missed}" in the file.`}
        isAnswer
      >
        {(field) => <Input {...field} name="name" defaultValue={missed ?? ''} maxLength={80} autoComplete="off" />}
      </Field>
      <p>
        <Button type="submit" variant="plain">
          That is me
        </Button>
      </p>
    </form>
  )
}
