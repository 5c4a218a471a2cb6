/**
 * Writing within a section of a page, in two columns of about 56 characters: of several parts each stays
 * together under its heading, and its headings are those of the section's parts.
 */
import type { Prose as Node } from '../../prose.ts'
import { Prose } from './Prose.tsx'
import styles from './ProseColumns.module.css'

/** Up to here, four lines of a column, two columns would part a sentence. */
const fewestInColumns = 240

export function ProseColumns({ tree }: { tree: readonly Node[] }) {
  return (
    <div className={signsIn(tree) < fewestInColumns ? undefined : 'columns'}>
      <ProseBlocks tree={tree} />
    </div>
  )
}

/** The same among other things that stand in columns. */
export function ProseBlocks({ tree }: { tree: readonly Node[] }) {
  const blocks = blocksOf(tree)
  const areKept = blocks.filter(([first]) => isHeading(first)).length > 1
  return blocks.map((block, place) => (
    // In the order in which they are written.
    <div key={place} className={areKept && isHeading(block[0]) ? styles.kept : styles.flowing}>
      <Prose tree={block.map(lowered)} isSmall />
    </div>
  ))
}

function signsIn(tree: readonly Node[]): number {
  return tree.reduce((sum, { text = '', children = [] }) => sum + text.length + signsIn(children), 0)
}

const isHeading = (node: Node | undefined) => node?.tag === 'h2' || node?.tag === 'h3'

/** A heading with what follows it; what stands before the first by itself. */
function blocksOf(tree: readonly Node[]): Node[][] {
  const blocks: Node[][] = []
  for (const node of tree) {
    const last = blocks.at(-1)
    if (!last || isHeading(node)) blocks.push([node])
    else last.push(node)
  }
  return blocks
}

function lowered(node: Node): Node {
  return node.tag === 'h2' ? { ...node, tag: 'h3' } : node
}
