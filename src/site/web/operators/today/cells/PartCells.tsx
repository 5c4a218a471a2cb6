/** How each part is, as `/readyz` says it; of all processes, whether they hear what changes. */
import { paths } from '#items/paths.ts'
import { deafOf, type Health } from '../../../../operators/rate-health.ts'
import { sayAge } from '../../../../operators/say-health.ts'
import { StateWord } from '../StateWord.tsx'
import { Cell } from './Cell.tsx'

const titles: Record<string, { label: string; to?: string }> = {
  listening: { label: 'Hears of changes', to: paths.operators('processes') },
  work: { label: 'Work somebody waits for', to: paths.operators('work') },
  migrations: { label: 'Tables of this release' },
}

export function PartCells({ parts, processes }: Pick<Health, 'parts' | 'processes'>) {
  const deaf = deafOf({ processes }).length
  return parts.map((part) => (
    <Cell key={part.name} {...(titles[part.name] ?? { label: part.name })} note={noteOf(part)}>
      {part.name === 'listening' && part.state === 'ok' && deaf > 0 ? (
        <StateWord state="late">{`${deaf} not`}</StateWord>
      ) : (
        <StateWord state={part.state === 'ok' ? 'fine' : 'late'}>{part.state === 'ok' ? 'fine' : part.state}</StateWord>
      )}
    </Cell>
  ))
}

function noteOf({ name, seconds }: Health['parts'][number]): string | null {
  if (!seconds) return null
  return `${name === 'listening' ? 'for' : 'the oldest for'} ${sayAge(seconds)}`
}
