/**
 * A link inside the product: a plain `a`, followed without loading the page anew by one listener for all links
 * (`follow-links.ts`). The router's own Link costs seven times as much to draw, and a page has dozens.
 */
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** The page stays where it is scrolled to: for another view of the same list. */
  keepsPlace?: boolean
}

export function Link({ to, keepsPlace, children, ...rest }: Props) {
  return (
    <a href={to} data-keeps-place={keepsPlace ? '' : undefined} {...rest}>
      {children}
    </a>
  )
}
