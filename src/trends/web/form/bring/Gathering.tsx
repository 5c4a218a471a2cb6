/** Values kept as often as they come, or gathered into longer periods. */
import { Field, Select } from '#kit/web/ui/controls/Field.tsx'
import { gatheringsOf } from '#series/reading/dates/gather.ts'
import type { Preview } from '#series/reading/preview.ts'
import { frequencies } from '#series/series-words.ts'
import { sayAnswer } from './say-question.ts'
import type { Answers } from './use-bringing.ts'

type Props = {
  preview: Preview
  answers: Answers
  onAnswer: (answers: Answers) => void
  /** Into which they can be gathered; all that a series can have where nothing is said. */
  into?: readonly (typeof frequencies)[number][]
  /** Where they come so. */
  where?: string
}

/** Nothing where a series cannot have them otherwise, or has to: that is asked. */
export function Gathering({
  preview: { read, series },
  answers,
  onAnswer,
  into = frequencies,
  where = 'in the file',
}: Props) {
  const kept = frequencies.find((one) => one === read.frequency)
  const ways = kept && series.length > 0 ? gatheringsOf(kept, into) : []
  if (ways.length === 0) return null
  const { gather, ...rest } = answers
  const chosen = ways.findIndex(({ to, by }) => to === gather?.to && by === gather.by)
  return (
    <Field label="Values" hint={`They come ${kept} ${where}`}>
      {(field) => (
        <Select
          {...field}
          value={chosen}
          onChange={({ target }) => {
            const way = ways[Number(target.value)]
            onAnswer(way ? { ...rest, gather: way } : rest)
          }}
        >
          <option value={-1}>as they come, {kept}</option>
          {ways.map((way, i) => (
            <option key={sayAnswer({ gather: way })} value={i}>
              {sayAnswer({ gather: way })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
