/** What is left where the database is lost: the last backup, and the replica. */
import { paths } from '#items/paths.ts'
import { type Health, isBehind, whyNoBackup } from '../../../../operators/rate-health.ts'
import { sayAge } from '../../../../operators/say-health.ts'
import { Cell } from './Cell.tsx'

export function CopyCells({ backup, replica }: Pick<Health, 'backup' | 'replica'>) {
  return (
    <>
      <Backup backup={backup} />
      <Replica replica={replica} />
    </>
  )
}

function Backup({ backup }: Pick<Health, 'backup'>) {
  if (backup.state === 'off')
    return (
      <Cell label="Last backup" note="BACKUP_TO names no place">
        not set up
      </Cell>
    )
  return (
    <Cell label="Last backup" state={whyNoBackup(backup) ? ['given up', 'look at it'] : ['fine', 'fine']}>
      {backup.ageSeconds === null ? 'none' : `${sayAge(backup.ageSeconds)} ago`}
    </Cell>
  )
}

function Replica({ replica }: Pick<Health, 'replica'>) {
  if (replica === null)
    return (
      <Cell label="Replica" note="the primary answers everything">
        not set up
      </Cell>
    )
  return (
    <Cell
      label="Replica"
      state={isBehind({ replica }) ? ['late', 'behind'] : ['fine', 'fine']}
      to={paths.operators('processes')}
      note="behind, or away for so long"
    >
      {sayAge(replica.lagSeconds)}
    </Cell>
  )
}
