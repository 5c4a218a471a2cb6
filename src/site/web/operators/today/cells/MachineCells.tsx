/** What all processes take, and the database that they share. */
import { paths } from '#items/paths.ts'
import { type Health, whyNoRoom } from '../../../../operators/rate-health.ts'
import { sayBytes } from '../../../../operators/say-health.ts'
import { Cell, UnknownCell } from './Cell.tsx'

export function MachineCells({
  memory,
  database,
  disk,
  steps,
}: Pick<Health, 'memory' | 'database' | 'disk' | 'steps'>) {
  return (
    <>
      {memory ? <Memory memory={memory} steps={steps} /> : <UnknownCell label="Memory" />}
      {database ? <Database database={database} disk={disk} steps={steps} /> : <UnknownCell label="Database" />}
    </>
  )
}

function Memory({ memory: { bytes, processes, ofBytes }, steps }: Of<'memory'>) {
  return (
    <Cell
      label="Memory"
      to={paths.operators('processes')}
      note={`of ${sayBytes(ofBytes)}, ${processes === 1 ? 'one process' : `${processes} processes`}`}
      line={steps ? { points: steps.map((step) => step.memoryBytes / 1e6), of: 'MB' } : undefined}
    >
      {sayBytes(bytes)}
    </Cell>
  )
}

function Database({ database: { bytes, bytesADay }, disk, steps }: Of<'database'> & Pick<Health, 'disk'>) {
  const grows = bytesADay === null ? 'how it grows is known in two hours' : `grows by ${sayBytes(bytesADay)} a day`
  const free = disk.free ? `, ${sayBytes(disk.free.bytes)} free` : ''
  return (
    <Cell
      label="Database"
      state={whyNoRoom(disk) === null ? undefined : ['given up', 'little room']}
      to={paths.operators('statements')}
      note={grows + free}
      line={steps ? { points: steps.map((step) => step.databaseBytes / 1e6), of: 'MB' } : undefined}
    >
      {sayBytes(bytes)}
    </Cell>
  )
}

type Of<Name extends 'memory' | 'database'> = { [One in Name]: NonNullable<Health[One]> } & Pick<Health, 'steps'>
