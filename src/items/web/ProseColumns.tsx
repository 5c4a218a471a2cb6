/**
 * Writing within a section of a page, in two columns of about 56 characters: what stands under a heading of its own
 * stays together, and its headings are those of the section's parts.
 */
import type { Prose as Node } from '../prose.ts'
import { Prose } from './Prose.tsx'
import styles from './ProseColumns.module.css'

export function ProseColumns({ tree }: { tree: readonly Node[] }) {
  return (
    <div className="columns">
      {blocksOf(tree).map((block, place) => (
        // In the order in which they are written.
        <div key={place} className={isHeading(block[0]) ? styles.kept : styles.flowing}>
          <Prose tree={block.map(lowered)} isSmall />
        </div>
      ))}
    </div>
  )
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
