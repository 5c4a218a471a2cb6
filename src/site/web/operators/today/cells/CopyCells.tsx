/** What is left where the database is lost: the last backup, and the replica. */
import { paths } from '#items/paths.ts'
import { type Health, isBehind, whyNoBackup, whyNoDrill } from '../../../../operators/rate-health.ts'
import { sayAge } from '../../../../operators/say-health.ts'
import { Cell } from './Cell.tsx'

export function CopyCells({ backup, drill, replica }: Pick<Health, 'backup' | 'drill' | 'replica'>) {
  return (
    <>
      <Backup backup={backup} drill={drill} />
      <Replica replica={replica} />
    </>
  )
}

function Backup({ backup, drill }: Pick<Health, 'backup' | 'drill'>) {
  if (backup.state === 'off')
    return (
      <Cell label="Last backup" note="BACKUP_TO names no place">
        not set up
      </Cell>
    )
  const isWrong = whyNoBackup(backup) !== null || whyNoDrill(drill) !== null
  return (
    <Cell label="Last backup" state={isWrong ? ['given up', 'look at it'] : ['fine', 'fine']} note={sayDrill(drill)}>
      {backup.ageSeconds === null ? 'none' : `${sayAge(backup.ageSeconds)} ago`}
    </Cell>
  )
}

function sayDrill({ state, ageSeconds }: Health['drill']): string {
  if (state === 'off') return 'nobody tries whether it comes back'
  if (state === 'unreadable') return 'nobody can tell whether one came back'
  if (state === 'none') return 'none was tried yet'
  return `one ${state === 'passed' ? 'came' : 'did not come'} back ${sayAge(ageSeconds ?? 0)} ago`
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
