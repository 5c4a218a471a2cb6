/** What the picture of a block is given. */
import type { BlockOf } from '../../../document/blocks/block-words.ts'
import type { Block } from '../../../report/report.ts'

/** `isTitled`: whether its title says more than the heading that it stands under. */
export type BlockProps<Type extends Block['type']> = { block: BlockOf<Type>; isTitled: boolean }
