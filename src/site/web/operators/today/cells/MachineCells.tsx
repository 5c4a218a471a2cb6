/** What all processes take, and the database that they share. */
import { paths } from '#items/paths.ts'
import type { Health } from '../../../../operators/rate-health.ts'
import { sayBytes } from '../../../../operators/say-health.ts'
import { Cell, UnknownCell } from './Cell.tsx'

export function MachineCells({ memory, database, steps }: Pick<Health, 'memory' | 'database' | 'steps'>) {
  return (
    <>
      {memory ? <Memory memory={memory} steps={steps} /> : <UnknownCell label="Memory" />}
      {database ? <Database database={database} steps={steps} /> : <UnknownCell label="Database" />}
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

function Database({ database: { bytes, bytesADay }, steps }: Of<'database'>) {
  return (
    <Cell
      label="Database"
      to={paths.operators('statements')}
      note={bytesADay === null ? 'how it grows is known in two hours' : `grows by ${sayBytes(bytesADay)} a day`}
      line={steps ? { points: steps.map((step) => step.databaseBytes / 1e6), of: 'MB' } : undefined}
    >
      {sayBytes(bytes)}
    </Cell>
  )
}

type Of<Name extends 'memory' | 'database'> = { [One in Name]: NonNullable<Health[One]> } & Pick<Health, 'steps'>
