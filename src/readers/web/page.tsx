/** Adds to the page of a kind, below all that is its own, what readers say. */
import type { KindPageBefore, PartProps, Whole } from '#items/web/kind-view.ts'
import { later } from '#kit/web/later.tsx'
import type { WithReaders } from './view.tsx'

/** Below the first screen: its code comes after the rest. */
const ReadersPart = later(
  import.meta.env.SSR ? (await import('./ReadersPart.tsx')).ReadersPart : null,
  async () => (await import('./ReadersPart.tsx')).ReadersPart,
)

export function pageWithReaders<W extends Whole, More, N>({
  Meta,
  First,
  Side,
  Rest,
}: KindPageBefore<W, More, N>): KindPageBefore<W, WithReaders<More>, N> {
  type Props = PartProps<W, WithReaders<More>, N>
  return {
    Meta: ({ item, more }) => <Meta item={item} more={more.own} />,
    First: ({ more, ...props }: Props) => <First {...props} more={more.own} />,
    Side: ({ more, ...props }: Props) => <Side {...props} more={more.own} />,
    Rest: ({ more, ...props }: Props) => (
      <>
        <Rest {...props} more={more.own} />
        <ReadersPart id={props.item.id} said={more.said} />
      </>
    ),
  }
}
