/** The pictures of a report, by their kind. */
import type { ComponentType } from 'react'
import type { Block } from '../../../report/report.ts'
import { Balance } from './Balance.tsx'
import { Bars } from './Bars.tsx'
import type { BlockProps } from './block-props.ts'
import { Chance } from './Chance.tsx'
import { ReportFan } from './ReportFan.tsx'
import { ReportTable } from './ReportTable.tsx'
import { Tornado } from './Tornado.tsx'

const parts: { [Type in Block['type']]: ComponentType<BlockProps<Type>> } = {
  chance: Chance,
  fan: ReportFan,
  bars: Bars,
  tornado: Tornado,
  balance: Balance,
  table: ReportTable,
}

export function ReportBlock({ block, isTitled }: { block: Block; isTitled: boolean }) {
  // The list is by the block's own type, which the compiler cannot follow through a lookup.
  const Part = parts[block.type] as ComponentType<{ block: Block; isTitled: boolean }>
  return <Part block={block} isTitled={isTitled} />
}
