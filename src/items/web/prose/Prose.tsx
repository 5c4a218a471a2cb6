/** Writing as it was parsed on the server: a tree of a few elements, none of which can bring in markup. */
import type { ReactNode } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { Prose as Node } from '../../prose.ts'

/** `isSmall`: the size of the page's text, for blocks beside other things. `rel`: of its links, where anybody may set them. */
export function Prose({ tree, isSmall = false, rel }: { tree: readonly Node[]; isSmall?: boolean; rel?: string }) {
  return <div className={classes('prose', isSmall && 'small')}>{tree.map((node, key) => draw(node, key, rel))}</div>
}

function draw(node: Node, key: number, rel: string | undefined): ReactNode {
  const { tag: Tag } = node
  if (Tag === 'text') return <Chemical key={key} text={node.text ?? ''} />
  if (Tag === 'br' || Tag === 'hr') return <Tag key={key} />
  const inner = node.children ? node.children.map((child, place) => draw(child, place, rel)) : node.text
  return Tag === 'a' ? (
    <a key={key} href={node.href} rel={rel}>
      {inner}
    </a>
  ) : (
    <Tag key={key}>{inner}</Tag>
  )
}
