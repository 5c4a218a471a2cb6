/**
 * Which further outcomes of another prediction let a question count: with all that no other branch names it is the branch
 * 'otherwise'. Nothing where there are none, or where they cannot be listed.
 */
import { Group } from '#items/web/form/Group.tsx'
import type { ItemRef } from '#items/item.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { useOutcomes } from './use-outcomes.ts'

type Props = {
  of: ItemRef | null
  /** The first that lets it count. */
  outcome: string
  or: readonly string[]
  error: string | null
  onChange: (or: string[]) => void
}

export function OrOutcomes({ of, outcome, or, error, onChange }: Props) {
  const { outcomes } = useOutcomes(of)
  // Of two outcomes both would be no condition. What was chosen before the question changed stays in sight.
  const further = [...new Set([...(outcomes ?? []), ...or])].filter((one) => one !== outcome)
  if (outcome === '' || (further.length < 2 && or.length === 0)) return null
  return (
    <Group
      legend="Or to one of these (optional)"
      hint="All that no other branch names make the branch “otherwise”"
      error={error}
    >
      <div>
        {further.map((one) => (
          <Check
            key={one}
            checked={or.includes(one)}
            onChange={({ target }) =>
              onChange(further.filter((other) => (other === one ? target.checked : or.includes(other))))
            }
          >
            {one}
          </Check>
        ))}
      </div>
    </Group>
  )
}
