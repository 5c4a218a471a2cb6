/** Writing as it was parsed on the server: a tree of a few elements, none of which can bring in markup. */
import type { ReactNode } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { Prose as Node } from '../prose.ts'

/** `isSmall`: the size of the page's text, for blocks beside other things. */
export function Prose({ tree, isSmall = false }: { tree: readonly Node[]; isSmall?: boolean }) {
  return <div className={classes('prose', isSmall && 'small')}>{tree.map(draw)}</div>
}

function draw(node: Node, key: number): ReactNode {
  const { tag: Tag } = node
  if (Tag === 'text') return <Chemical key={key} text={node.text ?? ''} />
  if (Tag === 'br' || Tag === 'hr') return <Tag key={key} />
  const inner = node.children ? node.children.map(draw) : node.text
  return Tag === 'a' ? (
    <a key={key} href={node.href}>
      {inner}
    </a>
  ) : (
    <Tag key={key}>{inner}</Tag>
  )
}
